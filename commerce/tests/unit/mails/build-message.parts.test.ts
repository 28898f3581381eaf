import { describe, expect, it, vi } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import type { Checkout } from '../../../src/checkout/checkout'
import { buildMessage } from '../../../src/mails/build-message'
import type { OutboxMail } from '../../../src/mails/mail'
import { formatSentNote } from '../../../src/mails/sent-note'
import { DEFAULT_PRINT_SPEC } from '../../../src/contract/custom-print/print-spec'
import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '../../../src/contract/custom-print/print-quote'
import { DEFAULT_PRICING } from '../../../src/contract/money/totals'
import { CHECKOUT } from './sample-order-mail'

const ORDER_MAIL = { kind: 'confirmation', intent_id: 'chki_1', order_id: 'order_1', data: {} }
const REQUEST_FACTS = {
  language: 'de',
  requestId: 'preq_1',
  number: 27,
  name: 'Anna Muster',
  email: 'anna.muster@example.ch',
  note: '',
  delivery: 'shipping',
  job: DEFAULT_PRINT_SPEC,
  quote: computePrintQuote(
    { ...DEFAULT_PRINT_SPEC, area: 954, delivery: 'shipping' },
    EXAMPLE_PRICE_TABLE,
    DEFAULT_PRICING,
  ),
  taxRatePercent: 7.7,
  currency: 'CHF',
  words: '',
}

/** Builds a mail of a shop whose pictures are there, and says which of them, and of which orders invoices, it has read. */
async function build(row: object, checkout: Partial<Checkout> = {}) {
  const mail = { id: 'mail_1', round: 1, recipient: 'anna@example.ch', attempts: 0, ...row } as OutboxMail
  const picture = Buffer.from('a picture')
  const readImages = vi.fn(async () => ({ mark: picture, goods: picture, print: picture }))
  const createReceipt = vi.fn(async () => undefined)
  const message = await buildMessage(mail, {
    checkoutStore: { findById: async () => ({ ...CHECKOUT, ...checkout }) },
    createAccountLink: async () => undefined,
    environment: {
      mailFrom: { name: 'Atelier', address: 'hello@atelier.example' },
      publicUrl: 'https://shop.example',
      cookieSecret: 'a-secret-of-32-characters-or-more',
    },
    readStudioProfile: async () => STUDIO_PLACEHOLDERS,
    readImages,
    createReceipt,
  })
  return { message, text: String(message?.text), read: readImages.mock.calls.flat(), createReceipt }
}

describe('a mail', () => {
  it('shows what was bought, or the very print that was ordered', async () => {
    expect((await build(ORDER_MAIL)).read).toEqual([{ images: ['/a.webp'], print: undefined }])
    expect((await build(ORDER_MAIL, { lines: [] })).read).toEqual([{ images: [], print: undefined }])
    expect((await build(ORDER_MAIL, { proof_id: 'prof_1' })).read).toEqual([
      { images: undefined, print: { proofId: 'prof_1' } },
    ])
  })

  it('carries its pictures inside it, each as what it is', async () => {
    const { message } = await build(ORDER_MAIL)
    expect(message?.attachments?.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['mark.png', 'image/png'],
      ['goods.jpg', 'image/jpeg'],
      ['print.jpg', 'image/jpeg'],
    ])
  })

  it('about a request is answered to the buyer by the studio, and to the studio by the buyer', async () => {
    const row = { intent_id: null, order_id: null, data: REQUEST_FACTS }
    expect((await build({ ...row, kind: 'press_notice' })).message).toMatchObject({
      to: { name: STUDIO_PLACEHOLDERS.name },
      replyTo: { address: 'anna.muster@example.ch' },
    })
    expect((await build({ ...row, kind: 'press_received' })).message).toMatchObject({
      to: { name: 'Anna Muster' },
      replyTo: { address: STUDIO_PLACEHOLDERS.email },
    })
  })

  it('has no invoice where no order was made', async () => {
    expect((await build(ORDER_MAIL)).createReceipt).toHaveBeenCalledWith('order_1')
    expect((await build({ ...ORDER_MAIL, order_id: null })).createReceipt).not.toHaveBeenCalled()
  })

  it('does not leave a second time where the order says that it has left', async () => {
    const data = { sentNote: formatSentNote('confirmation', CHECKOUT, undefined) }
    expect((await build({ ...ORDER_MAIL, data })).message).toBeUndefined()
    expect((await build({ ...ORDER_MAIL, data, round: 2 })).message).toBeDefined()
  })

  it('goes to an address, and asks for answers at one, as the shop keeps it', async () => {
    const data = { buyerEmail: 'Anna@Example.CH' }
    const { message } = await build({
      ...ORDER_MAIL,
      kind: 'studio_notice',
      recipient: 'Studio@Example.CH',
      data,
    })
    expect(message?.to).toMatchObject({ address: 'Studio@example.ch' })
    expect(message?.replyTo).toMatchObject({ address: 'Anna@example.ch' })
  })
})

describe('a mail about a request', () => {
  it('leads its buyer to the proof, and the studio to its list', async () => {
    const { text, read } = await build({ kind: 'press_received', data: REQUEST_FACTS })
    expect(text).toContain('https://shop.example/proof?token=')
    expect(read).toEqual([{ images: undefined, print: { requestId: 'preq_1', version: undefined } }])
    const toStudio = await build({
      kind: 'press_notice',
      data: { ...REQUEST_FACTS, proof: { version: 2, readyOn: '2026-12-04', validUntil: '2026-12-08' } },
    })
    expect(toStudio.text).toContain('https://shop.example/admin?list=requests')
    expect(toStudio.read).toEqual([{ images: undefined, print: { requestId: 'preq_1', version: 2 } }])
  })
})

it('an alert comes from the studio to itself', async () => {
  const { message } = await build({ kind: 'alert', data: { kind: 'backup_missing', values: {} } })
  expect(message?.to).toMatchObject({ name: 'Atelier Steinbock' })
  expect(message?.replyTo).toMatchObject({ address: STUDIO_PLACEHOLDERS.email })
})
