import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '../../../../src/contract/studio/studio-profile'
import { formatPickupHours } from '../../../../src/contract/studio/pickup-hours'
import { LANGUAGES, type Language } from '../../../../src/contract/site/language'
import { buildOrderMailContent } from '../../../../src/mails/content/order-mail'
import { renderMail } from '../../../../src/mails/layout/mail-layout'
import type { OrderMailKind } from '../../../../src/contract/orders/order-mails'
import type { OrderMailData } from '../../../../src/mails/mail'
import type { Checkout } from '../../../../src/checkout/checkout'
import { CHECKOUT, LINKS } from '../sample-order-mail'

const BUYERS: OrderMailKind[] = [
  'confirmation',
  'screens_made',
  'shipped',
  'tracking_corrected',
  'not_shipped',
  'ready',
  'not_ready',
  'return_requested',
  'return_received',
  'return_declined',
  'refunded',
  'cancelled',
  'not_placed',
]

async function mail(kind: OrderMailKind, data: OrderMailData = {}, changes: Partial<Checkout> = {}) {
  return renderMail(
    buildOrderMailContent({ kind, data }, { ...CHECKOUT, ...changes }, LINKS, STUDIO_PLACEHOLDERS),
  )
}

/** Returns the text that a reader sees, without markup and style. */
function words(html: string): string {
  return html
    .replaceAll(/<(style|title)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

describe.each(LANGUAGES)('the confirmation in %s', (locale) => {
  const WORDS: Record<Language, { subtotal: string; tax: string; days: string; size: string }> = {
    en: { subtotal: 'Subtotal', tax: 'VAT 7.7 %', days: '1-2 business days', size: 'Size M' },
    de: { subtotal: 'Zwischensumme', tax: 'MWST 7.7 %', days: '1 bis 2 Werktage', size: 'Grösse M' },
    fr: { subtotal: 'Sous-total', tax: 'TVA 7.7 %', days: '1 à 2 jours ouvrables', size: 'Taille M' },
    it: { subtotal: 'Subtotale', tax: 'IVA 7.7 %', days: '1-2 giorni lavorativi', size: 'Taglia M' },
  }
  const expected = WORDS[locale]

  it('says the same in HTML and in text: number, lines, amounts, days, address, link [258] [259]', async () => {
    const { subject, html, text } = await mail('confirmation', { address: ['Obere Gasse 1'] }, { locale })
    expect(subject).toContain('1001')
    expect(html).toContain(`lang="${locale}"`)
    for (const body of [words(html), text]) {
      for (const said of [
        '1001',
        'Crying Skull',
        `${expected.size} · 2 × CHF 29.90`,
        expected.days,
        'Obere Gasse 1',
      ])
        expect(body).toContain(said)
      expect(body).toMatch(
        new RegExp(
          `${expected.subtotal}\\s+CHF 59\\.80[\\s\\S]+CHF 10\\.00\\s+${expected.tax}\\s+CHF 4\\.60[\\s\\S]+CHF 74\\.40`,
        ),
      )
    }
    expect(html).toContain(`href="${LINKS.buyer}"`)
    expect(text).toContain(LINKS.buyer)
  })

  it('tells who picks up where and when, and promises no parcel', async () => {
    const { html, text } = await mail('confirmation', {}, { locale, delivery_option: 'pickup', shipping: 0 })
    for (const body of [words(html), text]) {
      expect(body).toContain(STUDIO_PLACEHOLDERS.address.street)
      expect(body).toContain(formatPickupHours(STUDIO_PLACEHOLDERS.pickupHours, locale))
      expect(body).not.toMatch(/tracking|Sendungsnummer|suivi|tracciamento/i)
    }
  })

  it('has nothing left open, and no sharp s', async () => {
    for (const kind of [...BUYERS, 'studio_notice', 'return_notice'] as const) {
      const { subject, html, text } = await mail(kind, { refunded: 1000 }, { locale })
      for (const said of [subject, words(html), text]) {
        expect(said).not.toMatch(/\b(undefined|null|NaN)\b|\{\{|\$\{|\[object/)
        expect(said).not.toContain('ß')
      }
    }
  })
})

it.each([
  ['de', 'Nina Caflisch', 'Hallo Nina,'],
  ['it', 'Nina Caflisch', 'Ciao Nina,'],
  ['de', 'Familie Caflisch', 'Hallo Familie Caflisch,'],
  ['de', 'Anna von Arx', 'Hallo Anna von Arx,'],
  ['fr', 'Nina Caflisch', 'Bonjour Nina Caflisch,'],
])('in %s %s is greeted as one who is spoken to so', async (locale, buyerName, greeting) => {
  expect((await mail('confirmation', { buyerName }, { locale })).text).toContain(greeting)
})

it('the confirmation of a print promises its own day, and gives the work no size', async () => {
  const work = { variantId: '', productId: '', name: 'Siebdruck in Oliv, Anfrage 27', size: '', quantity: 1 }
  const lines = [{ ...work, priceInRappen: 25_600, image: '' }]
  const { text } = await mail('confirmation', {}, { lines, proof_id: 'prof_1' })
  expect(text).toContain('an welchem Tag alles bereit ist, steht auf deinem Andruck')
  expect(text).not.toMatch(/Werktage|Grösse/)
  expect(text).toContain('1 × CHF 256.00')
})

describe('the mails', () => {
  it('have words of their own about each event in every language', () => {
    const titles = BUYERS.flatMap((kind) =>
      LANGUAGES.map(
        (locale) =>
          buildOrderMailContent({ kind, data: {} }, { ...CHECKOUT, locale }, LINKS, STUDIO_PLACEHOLDERS)
            .title,
      ),
    )
    expect(new Set(titles).size).toBe(BUYERS.length * LANGUAGES.length)
  })

  it('name the parcel, its content and its tracking number, linked only where the address is one [260]', async () => {
    const data: OrderMailData = {
      items: [{ name: 'Crying Skull', size: 'M', quantity: 1 }],
      tracking: [
        { number: '99.00.1', url: 'https://post.example/99.00.1' },
        { number: '99.00.2', url: 'javascript:alert(1)' },
      ],
    }
    const { html, text } = await mail('shipped', data)
    expect(words(html)).toContain('Crying Skull, Grösse M, Anzahl 1')
    expect(html).toMatch(/<a[^>]+href="https:\/\/post\.example\/99\.00\.1"[^>]*>99\.00\.1<\/a>/)
    expect(html).toContain('99.00.2')
    expect(html).not.toContain('javascript:')
    expect(text).toContain('99.00.1: https://post.example/99.00.1')
  })

  it('tell a part refund from a full one', async () => {
    expect((await mail('refunded', { refunded: 1000 })).text).toContain('CHF 10.00 deiner Bestellung 1001')
    expect((await mail('refunded', { refunded: 7440, isInFull: true })).text).toContain(
      'ganz zurückerstattet: CHF 74.40',
    )
  })

  it('give who has no order no link to one', async () => {
    const { html, text } = await mail(
      'not_placed',
      { refunded: 7440 },
      { order_number: null, order_id: null },
    )
    for (const body of [html, text]) {
      expect(body).toContain('CHF 74.40')
      expect(body).not.toContain(LINKS.buyer)
    }
  })

  it("are not fooled by a hostile buyer's name or product", async () => {
    const evil = `<script>alert("x")</script>\r\nBcc: all@example.ch`
    const { subject, html } = await mail(
      'studio_notice',
      { buyerName: evil, buyerEmail: 'a@example.ch', address: [evil] },
      { lines: CHECKOUT.lines.map((line) => ({ ...line, name: '"><img src=x onerror=alert(1)>' })) },
    )
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;script&gt;')
    expect(subject).not.toMatch(/[\r\n]/)
  })

  it('fetch nothing: no picture, font or style from anywhere', async () => {
    for (const kind of BUYERS) expect((await mail(kind)).html).not.toMatch(/<img|<link|url\(|@import/)
  })

  it('take the studio to the order in the admin', async () => {
    const { subject, html } = await mail('studio_notice', { buyerEmail: 'a@example.ch' })
    expect(subject).toBe('Neue Bestellung 1001: CHF 74.40, Versand')
    expect(html).toContain(`href="${LINKS.studio}"`)
    expect(html).not.toContain(LINKS.buyer)
  })
})
