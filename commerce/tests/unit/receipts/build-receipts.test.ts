import { describe, expect, it } from 'vitest'
import { toStudioProfile } from '../../../src/studio/read-studio-profile'
import { toSeller } from '../../../src/receipts/build-receipts'
import { buildOrder } from '../orders/sample-order-row'
import { bookReceipts, buildRefund } from './sample-receipts'

describe('the receipts of an order', () => {
  it('name the studio, the buyer, what was bought and the payment', () => {
    const [invoice] = bookReceipts(buildOrder())
    expect(invoice).toMatchObject({
      number: '2026-0001',
      orderNumber: 7,
      buyer: ['Anna Muster', 'Gasse 1', '7000 Chur'],
      lines: [{ name: 'Gipfel', size: 'M', quantity: 2, priceInRappen: 2990 }],
      paymentReference: 'pi_1',
      seller: { name: 'Atelier Steinbock', vatNumber: 'CHE-116.281.710' },
    })
  })

  it('name the studio as it has entered itself, and no VAT number that is none [S3]', () => {
    expect(
      toSeller(
        toStudioProfile({
          street: 'Obere Gasse 7',
          postal_code: '7000',
          city: 'Chur',
          vat_number: 'CHE116281710 TVA',
        }),
      ),
    ).toMatchObject({ address: ['Obere Gasse 7', '7000 Chur'], vatNumber: 'CHE-116.281.710' })
    for (const vat_number of ['', 'not liable', 'CHE-116.281.711'])
      expect(toSeller(toStudioProfile({ vat_number })).vatNumber).toBeUndefined()
  })

  it('are of the year and the day on which the money came, in Switzerland, not of those when its buyer began', () => {
    const openedAt = new Date('2026-12-31T22:50:00Z')
    const paidAt = new Date('2026-12-31T23:10:00Z')
    const [invoice] = bookReceipts(buildOrder({ openedAt, paidAt }))
    expect(invoice).toMatchObject({ number: '2027-0001', accountedAt: paidAt, paidOn: '2027-01-01' })
    // Two working days after Friday.
    expect(invoice?.deliveryOn).toBe('2027-01-05')
  })

  it('wait with a refund that may still be taken back, and with those after it', () => {
    const refunds = [buildRefund('re_1', 500), buildRefund('re_2', 1000), buildRefund('re_3', 2000)]
    const books = bookReceipts(buildOrder({ refunds }), ['re_1', 're_3'])
    expect(books.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['invoice', 7454],
      ['credit_note', 500],
    ])
  })
})
