import { PLACEHOLDERS } from '../src/contract/studio-facts'
import { describe, expect, it } from 'vitest'
import { pickupHours } from '../src/contract/pickup-hours'
import { LANGUAGES, type Language } from '../src/contract/settings'
import { composeMail } from '../src/mails/rules/compose-mail'
import { mailText } from '../src/mails/layout/plain-text'
import { renderMail } from '../src/mails/layout/render-mail'
import type { MailKind } from '../src/contract/order-mails'
import type { MailFacts } from '../src/modules/checkout/mail-types'
import type { Checkout } from '../src/modules/checkout/types'

const LINKS = {
  buyer: 'https://shop.example/order?token=t',
  studio: 'https://shop.example/app/orders/order_1',
}
const CHECKOUT: Checkout = {
  id: 'chki_1',
  idempotency_key: 'k',
  request_hash: 'h',
  status: 'paid',
  locale: 'de',
  delivery_option: 'shipping',
  lines: [
    {
      variantId: 'v1',
      productId: 'p1',
      name: 'Crying Skull',
      size: 'M',
      quantity: 2,
      priceInRappen: 2990,
      image: '/a.webp',
    },
  ],
  currency: 'CHF',
  subtotal: 5980,
  shipping: 1000,
  tax: 460,
  total: 7440,
  tax_rate_percent: 7.7,
  shipping_option_id: 'so_1',
  provider_attempt: 1,
  expires_at: new Date(),
  session_id: 'cs_1',
  session_url: null,
  checked_at: null,
  order_id: 'order_1',
  order_number: 1001,
  payment_id: 'pay_1',
  email_masked: null,
  reason: null,
  address_hash: null,
  proof_id: null,
  failed_attempts: 0,
  created_at: new Date(),
  updated_at: new Date(),
}
const BUYERS: MailKind[] = [
  'confirmation',
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

async function mail(kind: MailKind, facts: MailFacts = {}, changes: Partial<Checkout> = {}) {
  return renderMail(composeMail({ kind, facts }, { ...CHECKOUT, ...changes }, LINKS, PLACEHOLDERS))
}

/** What a reader sees of the HTML: no markup, no style. */
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
    en: { subtotal: 'Subtotal', tax: 'VAT 7.7 %', days: '1 to 2 business days', size: 'Size M' },
    de: { subtotal: 'Zwischensumme', tax: 'MWST 7.7 %', days: '1 bis 2 Werktage', size: 'Grösse M' },
    fr: { subtotal: 'Sous-total', tax: 'TVA 7.7 %', days: '1 à 2 jours ouvrables', size: 'Taille M' },
    it: { subtotal: 'Subtotale', tax: 'IVA 7.7 %', days: 'da 1 a 2 giorni lavorativi', size: 'Taglia M' },
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
      expect(body).toContain(PLACEHOLDERS.address.street)
      expect(body).toContain(pickupHours(PLACEHOLDERS.pickupHours, locale))
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

it('the confirmation of a print promises its own day, and gives the work no size', async () => {
  const work = { variantId: '', productId: '', name: 'Siebdruck in Oliv, Anfrage 27', size: '', quantity: 1 }
  const lines = [{ ...work, priceInRappen: 25_600, image: '' }]
  const { text } = await mail('confirmation', {}, { lines, proof_id: 'prof_1' })
  expect(text).toContain('an welchem Tag alles bereit ist, steht auf deinem Andruck')
  expect(text).not.toMatch(/Werktage|Grösse/)
  expect(text).toContain('1 × CHF 256.00')
})

describe('what a mail says', () => {
  const content = (kind: MailKind, facts: MailFacts = {}, changes: Partial<Checkout> = {}) =>
    composeMail({ kind, facts }, { ...CHECKOUT, locale: 'en', ...changes }, LINKS, PLACEHOLDERS)

  it('is the whole order: lines, amounts, what it comes to, and where it goes', () => {
    const { order, first, last, footer, button, language, paragraphs, preview } = content('confirmation', {
      buyerName: 'Ursina',
      address: ['Obere Gasse 1', '7000 Chur'],
    })
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
    expect([first, language, button?.url]).toEqual([[], 'en', LINKS.buyer])
    expect(last.map(({ lines }) => lines)).toEqual([[expect.any(String)], ['Obere Gasse 1', '7000 Chur']])
    expect(paragraphs[0]).toMatch(/Ursina,$/)
    expect(paragraphs[1]).toBe(preview)
    expect(footer).toEqual([
      expect.any(String),
      expect.stringContaining(PLACEHOLDERS.email),
      'Atelier Steinbock, Musterstrasse 1, 7000 Chur',
    ])
  })

  it('is where and when to come for it, not where it is sent', () => {
    const facts = { address: ['Obere Gasse 1'] }
    const { last, order } = content('confirmation', facts, { delivery_option: 'pickup' })
    expect(last).toHaveLength(2)
    expect(last[1]?.lines).toEqual([
      'Atelier Steinbock',
      'Musterstrasse 1',
      '7000 Chur',
      'Monday – Friday, 09:00–17:00',
    ])
    expect(order?.totals[1]?.label).toMatch(/pickup/i)
  })

  it('is no block about what is not known', () => {
    expect(content('confirmation').last).toHaveLength(1)
    expect(content('shipped').first).toEqual([{ title: expect.any(String), lines: [expect.any(String)] }])
    expect(content('ready').first).toHaveLength(1)
    for (const kind of ['refunded', 'cancelled', 'not_placed'] as const)
      expect([content(kind).first, content(kind).last]).toEqual([[], []])
  })

  it('is what lies ready, and where', () => {
    const items = [{ name: 'Donuts', size: 'S', quantity: 3 }]
    const [where, what] = content('ready', { items }).first
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
      const [block] = content(kind, { tracking: [{ number: '99', url }] }).first
      expect(block?.lines).toEqual([isLink ? { label: '99', url } : '99'])
    }
  })

  it('is how much money went back', () => {
    const said = (kind: MailKind, refunded?: number, isInFull?: boolean) =>
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
    const facts = { buyerName: 'Ursina', buyerEmail: 'u@example.ch', address: ['Obere Gasse 1'] }
    const notice = content('studio_notice', facts, { locale: 'fr' })
    expect(notice).toMatchObject({
      language: 'de',
      first: [{ lines: ['Ursina', 'u@example.ch'] }],
      button: { url: LINKS.studio },
      last: [{ lines: [expect.any(String)] }, { lines: ['Obere Gasse 1'] }],
      footer: [expect.any(String), 'Atelier Steinbock, Musterstrasse 1, 7000 Chur'],
    })
    expect(notice.preview).toBe(notice.paragraphs[0])
    expect(content('studio_notice').first[0]?.lines).toEqual([])
  })

  it('is in English for who shopped in a language that the shop no longer speaks', () => {
    expect(content('confirmation', {}, { locale: 'rm' }).language).toBe('en')
  })
})

describe('a mail without HTML', () => {
  it('has the same words in the same order, its amounts in one column', () => {
    const text = mailText({
      studio: 'Atelier',
      language: 'en',
      subject: 'not in it',
      preview: 'not in it',
      title: 'Thank you',
      paragraphs: ['Hello,', 'it is on its way.'],
      first: [{ title: 'Parcel', lines: ['99', { label: '98', url: 'https://post.example/98' }] }],
      button: { label: 'View', url: 'https://shop.example/order' },
      order: {
        title: 'Order 7',
        lines: [
          { name: 'Donuts', detail: 'Size S', amount: 'CHF 1.00' },
          { name: 'x'.repeat(60), detail: 'Size M', amount: 'CHF 2.00' },
          { name: 'Gift', detail: 'Size L' },
        ],
        totals: [{ label: 'Total', amount: 'CHF 3.00' }],
      },
      last: [{ title: 'To', lines: ['Chur'] }],
      footer: ['Bye', 'Chur'],
    })
    const rule = '-'.repeat(60)
    expect(text).toBe(
      `THANK YOU\n\nHello,\n\nit is on its way.\n\nParcel\n99\n98: https://post.example/98\n\n` +
        `View:\nhttps://shop.example/order\n\nOrder 7\n${rule}\nDonuts${' '.repeat(46)}CHF 1.00\n  Size S\n` +
        `${'x'.repeat(60)}  CHF 2.00\n  Size M\nGift${' '.repeat(56)}\n  Size L\n${rule}\n` +
        `Total${' '.repeat(47)}CHF 3.00\n\nTo\nChur\n\n${rule}\nBye\nChur\n`,
    )
  })

  it('has nothing in place of what it has not', () => {
    const bare = {
      studio: 'Atelier',
      language: 'en',
      subject: '',
      preview: '',
      title: 'T',
      paragraphs: [],
      first: [],
      last: [],
      footer: [],
    }
    expect(mailText(bare)).toBe(`T\n\n${'-'.repeat(60)}\n`)
    const untitled = { title: '', lines: [], totals: [] }
    expect(mailText({ ...bare, order: untitled })).toContain(`T\n\n${'-'.repeat(60)}\n${'-'.repeat(60)}\n\n`)
  })
})

describe('the mails', () => {
  it('have words of their own about each event in every language', () => {
    const titles = BUYERS.flatMap((kind) =>
      LANGUAGES.map(
        (locale) => composeMail({ kind, facts: {} }, { ...CHECKOUT, locale }, LINKS, PLACEHOLDERS).title,
      ),
    )
    expect(new Set(titles).size).toBe(BUYERS.length * LANGUAGES.length)
  })

  it('name the parcel, its content and its tracking number, linked only where the address is one [260]', async () => {
    const facts: MailFacts = {
      items: [{ name: 'Crying Skull', size: 'M', quantity: 1 }],
      tracking: [
        { number: '99.00.1', url: 'https://post.example/99.00.1' },
        { number: '99.00.2', url: 'javascript:alert(1)' },
      ],
    }
    const { html, text } = await mail('shipped', facts)
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
