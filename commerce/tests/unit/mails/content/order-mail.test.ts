import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../../src/contract/studio/studio-profile'
import type { OrderMailKind } from '../../../../src/contract/orders/order-mails'
import { buildOrderMailContent } from '../../../../src/mails/content/order-mail'
import type { OrderMailData } from '../../../../src/mails/mail'
import type { Checkout } from '../../../../src/checkout/checkout'
import { CHECKOUT, LINKS } from '../sample-order-mail'

describe('what a mail says', () => {
  const content = (kind: OrderMailKind, data: OrderMailData = {}, changes: Partial<Checkout> = {}) =>
    buildOrderMailContent(
      { kind, data },
      { ...CHECKOUT, locale: 'en', ...changes },
      LINKS,
      STUDIO_PLACEHOLDERS,
    )

  it('is the whole order: lines, amounts, what it comes to, and where it goes', () => {
    const { order, blocksAbove, blocksBelow, footer, button, language, paragraphs, preview } = content(
      'confirmation',
      {
        buyerName: 'Ursina',
        address: ['Obere Gasse 1', '7000 Chur'],
      },
    )
    expect(order).toEqual({
      title: 'Order number 1001',
      lines: [{ name: 'Crying Skull', detail: 'Size M · 2 × CHF 29.90', amount: 'CHF 59.80' }],
      totals: [
        { label: 'Subtotal', amount: 'CHF 59.80' },
        { label: expect.stringContaining('Shipping'), amount: 'CHF 10.00' },
        { label: 'VAT 7.7 %', amount: 'CHF 4.60' },
        { label: 'Total', amount: 'CHF 74.40' },
      ],
    })
    expect([blocksAbove, language, button?.url]).toEqual([[], 'en', LINKS.buyer])
    expect(blocksBelow.map(({ lines }) => lines)).toEqual([
      [expect.any(String)],
      ['Obere Gasse 1', '7000 Chur'],
    ])
    expect(paragraphs[0]).toMatch(/Ursina,$/)
    expect(paragraphs[1]).toBe(preview)
    expect(footer).toEqual([
      expect.any(String),
      expect.stringContaining(STUDIO_PLACEHOLDERS.email),
      'Atelier Steinbock, Musterstrasse 1, 7000 Chur',
    ])
  })

  it('is where and when to come for it, not where it is sent', () => {
    const data = { address: ['Obere Gasse 1'] }
    const { blocksBelow, order } = content('confirmation', data, { delivery_option: 'pickup' })
    expect(blocksBelow).toHaveLength(2)
    expect(blocksBelow[1]?.lines).toEqual([
      'Atelier Steinbock',
      'Musterstrasse 1',
      '7000 Chur',
      'Monday – Friday, 09:00–17:00',
    ])
    expect(order?.totals[1]?.label).toMatch(/pickup/i)
  })

  it('is no block about what is not known', () => {
    expect(content('confirmation').blocksBelow).toHaveLength(1)
    expect(content('shipped').blocksAbove).toEqual([
      { title: expect.any(String), lines: [expect.any(String)] },
    ])
    expect(content('ready').blocksAbove).toHaveLength(1)
    for (const kind of ['refunded', 'cancelled', 'not_placed'] as const)
      expect([content(kind).blocksAbove, content(kind).blocksBelow]).toEqual([[], []])
  })

  it('is what lies ready, and where', () => {
    const items = [{ name: 'Donuts', size: 'S', quantity: 3 }]
    const [where, what] = content('ready', { items }).blocksAbove
    expect(where?.lines[1]).toBe('Musterstrasse 1')
    expect(what?.lines).toEqual([expect.stringMatching(/^Donuts, Size S, .*3/)])
  })

  it.each([
    ['https://post.example/1', true],
    ['http://post.example/1', true],
    ['ftp://post.example/1', false],
    ['see https://post.example/1', false],
    ['https://post.example/1 2', false],
    ['https://post.example/"x', false],
    ['https://', false],
    ['', false],
  ])('is a link to the parcel only where %o is an address', (url, isLink) => {
    for (const kind of ['shipped', 'tracking_corrected'] as const) {
      const [block] = content(kind, { tracking: [{ number: '99', url }] }).blocksAbove
      expect(block?.lines).toEqual([isLink ? { label: '99', url } : '99'])
    }
  })

  it('is how much money went back', () => {
    const said = (kind: OrderMailKind, refunded?: number, isInFull?: boolean) =>
      content(kind, {
        ...(refunded !== undefined && { refunded }),
        ...(isInFull && { isInFull }),
      }).paragraphs.join(' ')
    expect(said('refunded', 7439)).toContain('CHF 74.39')
    expect(said('refunded', 7439)).not.toBe(said('refunded', 7439, true))
    expect(said('refunded')).toContain('CHF 0.00')
    expect(said('cancelled', 1)).toContain('CHF 0.01')
    expect(said('cancelled', 0)).not.toContain('CHF')
    expect(said('cancelled')).toBe(said('cancelled', 0))
    expect(said('not_placed')).toContain('CHF 0.00')
  })

  it('is no number and no link where there is no order', () => {
    const { order, button, footer } = content('not_placed', { refunded: 7440 }, { order_number: null })
    expect([order?.title, button]).toEqual(['', undefined])
    expect(footer).toHaveLength(2)
  })

  it('is to the studio who bought, in German, whatever the buyer speaks', () => {
    const data = { buyerName: 'Ursina', buyerEmail: 'u@example.ch', address: ['Obere Gasse 1'] }
    const notice = content('studio_notice', data, { locale: 'fr' })
    expect(notice).toMatchObject({
      language: 'de',
      blocksAbove: [{ lines: ['Ursina', 'u@example.ch'] }],
      button: { url: LINKS.studio },
      blocksBelow: [{ lines: [expect.any(String)] }, { lines: ['Obere Gasse 1'] }],
      footer: [expect.any(String), 'Atelier Steinbock, Musterstrasse 1, 7000 Chur'],
    })
    expect(notice.preview).toBe(notice.paragraphs[0])
    expect(content('studio_notice').blocksAbove[0]?.lines).toEqual([])
  })

  it('does not tell the studio where somebody picks up at the studio', () => {
    const { blocksBelow } = content('studio_notice', {}, { delivery_option: 'pickup' })
    expect(blocksBelow.map(({ lines }) => lines)).toEqual([['Abholung im Atelier in Chur']])
  })

  it('is in English for who shopped in a language that the shop no longer speaks', () => {
    expect(content('confirmation', {}, { locale: 'rm' }).language).toBe('en')
  })
})
