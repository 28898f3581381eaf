import { createTransport } from 'nodemailer'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { ORDER_MAIL_KINDS } from '../../../src/contract/orders/order-mails'
import { DEFAULT_PRINT_SPEC } from '../../../src/contract/custom-print/print-spec'
import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '../../../src/contract/custom-print/print-quote'
import { LANGUAGES, type Language } from '../../../src/contract/site/language'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import { DEFAULT_PRICING } from '../../../src/contract/money/totals'
import { buildMessage } from '../../../src/mails/build-message'
import { compressPrint } from '../../../src/mails/mail-images'
import { ORDER_MAILS } from '../../../src/mails/content/order-mail-definitions'
import type { OutboxMail } from '../../../src/mails/mail'
import { isMailKindWith, listMailKinds } from '../../../src/mails/mail-kinds'
import type { CheckoutStore } from '../../../src/checkout/checkout-store'
import { renderDottedPrint } from './render-dotted-print'

/** The limit of a whole mail with its pictures and its invoice. */
const MAX_BYTES = 120_000
/** A little more than an invoice of two pages. */
const INVOICE_BYTES = 33_000

const COUNTS = { S: 4, M: 8, L: 8, XL: 4 }
const SPEC = { ...DEFAULT_PRINT_SPEC, width: 320, counts: COUNTS }
const QUOTE = computePrintQuote(
  { ...SPEC, area: 954, delivery: 'shipping' },
  EXAMPLE_PRICE_TABLE,
  DEFAULT_PRICING,
)
const LINE = { variantId: '', productId: '', image: '' }
const checkout = (locale: Language) => ({
  id: 'chki_1',
  locale,
  proof_id: 'prof_1',
  delivery_option: 'shipping',
  lines: [
    { ...LINE, name: 'Siebdruck in Oliv, Anfrage 27', size: '', quantity: 1, priceInRappen: 25_600 },
    { ...LINE, name: 'Shirt Natur mit deinem Druck', size: 'M', quantity: 24, priceInRappen: 980 },
  ],
  currency: 'CHF',
  subtotal: QUOTE.net,
  shipping: QUOTE.shipping,
  tax: QUOTE.tax,
  total: QUOTE.total,
  tax_rate_percent: 7.7,
  order_number: 128,
})
const PRESS_FACTS = {
  requestId: 'preq_1',
  number: 27,
  name: 'Anna Muster',
  email: 'anna.muster@example.ch',
  note: 'For the camp.\n'.repeat(60),
  wishDate: '2026-12-04',
  delivery: 'shipping',
  job: SPEC,
  quote: QUOTE,
  taxRatePercent: 7.7,
  currency: 'CHF',
  words: 'A thousand words. '.repeat(55),
  proof: { version: 2, readyOn: '2026-12-04', validUntil: '2026-12-08' },
}

let mark: Buffer
let print: Buffer
beforeAll(async () => {
  mark = await sharp({ create: { width: 96, height: 96, channels: 3, background: '#606c38' } })
    .png()
    .toBuffer()
  print = await compressPrint(await renderDottedPrint(680, 680))
})

/** A mail as it travels, and what a reader gets of it. */
async function buildMail(row: object, language: Language) {
  const mail = { id: 'mail_1', round: 1, recipient: 'anna@example.ch', attempts: 0, ...row } as OutboxMail
  const message = await buildMessage(mail, {
    checkoutStore: { findById: async () => checkout(language) } as unknown as CheckoutStore,
    createAccountLink: async () => undefined,
    environment: {
      mailFrom: { name: 'Atelier', address: 'hello@atelier.example' },
      publicUrl: 'https://shop.example',
      cookieSecret: 'a-secret-of-32-characters-or-more',
    },
    readStudioProfile: async () => STUDIO_PLACEHOLDERS,
    readImages: async ({ print: reference }) => ({ mark, goods: undefined, print: reference && print }),
    createReceipt: async () => ({
      name: '2026-0128.pdf',
      pdf: Buffer.alloc(INVOICE_BYTES, 1),
      invoice: '2026-0128',
      creditNotes: [],
    }),
  })
  const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(message ?? {})
  const html = String(message?.html)
  return {
    bytes: (sent.message as Buffer).length,
    html,
    text: String(message?.text),
    images: [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag),
    attached: (message?.attachments ?? []).map(({ cid }) => cid),
  }
}

function expectReadable({ bytes, html, text, images, attached }: Awaited<ReturnType<typeof buildMail>>) {
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  // Nothing is fetched: no picture, no font, no style.
  expect(html).not.toMatch(/src="(?!cid:)|url\(|@import|@font-face|<link/)
  for (const tag of images) {
    expect(tag).toContain('alt="')
    expect(attached).toContain(/cid:(\w+)/.exec(tag)?.[1])
  }
  // Whatever is said in HTML with pictures off stands in the text, too.
  const said = html
    .replaceAll(
      /<(style|title|head)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<div style="display:none[\s\S]*?<\/div>/g,
      '',
    )
    .split(/<[^>]+>/)
    .map((words) =>
      words
        .replaceAll(/&#x27;|&#39;/g, "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .replaceAll(/[\s\p{Cf}]+/gu, ' ')
        .trim(),
    )
    .filter((words) => words !== '' && words !== STUDIO_PLACEHOLDERS.name)
  const plain = text.replaceAll(/\s+/g, ' ').toLowerCase()
  for (const words of said) expect(plain).toContain(words.toLowerCase())
}

describe.each(LANGUAGES)('with pictures off, in %s', (language) => {
  it.each(listMailKinds({ family: 'request' }))(
    'the mail %s says all in words and is small [P30]',
    async (kind) => {
      const mail = await buildMail({ kind, intent_id: null, data: { ...PRESS_FACTS, language } }, language)
      expectReadable(mail)
      expect(mail.html).toContain(`lang="${isMailKindWith(kind, { audience: 'studio' }) ? 'de' : language}"`)
      const alt = mail.images.map((tag) => /alt="([^"]*)"/.exec(tag)?.[1])
      expect(alt).toEqual(
        isMailKindWith(kind, { subjectType: 'deletion' })
          ? ['']
          : ['', expect.stringMatching(/\w.*32\.0 cm$/)],
      )
    },
  )

  it.each(ORDER_MAIL_KINDS)('the mail %s of a print says all in words and is small [P30]', async (kind) => {
    const data = {
      buyerName: 'Anna Muster',
      buyerEmail: 'anna.muster@example.ch',
      refunded: 1000,
      items: [{ name: 'Shirt', size: 'M', quantity: 24 }],
      tracking: [{ number: '99.00.1', url: 'https://post.example/99.00.1' }],
      address: ['Obere Gasse 1', '7000 Chur'],
    }
    const mail = await buildMail({ kind, intent_id: 'chki_1', order_id: 'order_1', data }, language)
    expectReadable(mail)
    expect(mail.attached).toEqual([
      'mark',
      ...(ORDER_MAILS[kind].showsGoods ? ['print'] : []),
      ...(ORDER_MAILS[kind].hasReceipt ? [undefined] : []),
    ])
  })
})
