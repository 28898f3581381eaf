import { toFrancs } from '../contract/money'
import { pickupHours } from '../contract/pickup-hours'
import { LANGUAGES, SETTINGS, STUDIO_LANGUAGE, type Language } from '../contract/settings'
import type { MailFacts, MailKind, OutboxMail } from '../modules/checkout/mail-types'
import type { Intent } from '../modules/checkout/types'
import type { ContentBlock, MailContent } from './mail-content'
import { MAIL_TEXTS, type MailTexts } from './mail-texts'

/** Where the mail's button leads: the buyer's page of the order, and the studio's. */
export type MailLinks = { buyer: string; studio: string }
type Mail = Pick<OutboxMail, 'kind' | 'facts'>
type BuyersKind = Exclude<MailKind, 'studio_notice'>

/** What a mail says, out of the checkout that it belongs to. Pure. */
export function composeMail(mail: Mail, intent: Intent, links: MailLinks): MailContent {
  return mail.kind === 'studio_notice'
    ? studioNotice(mail.facts, intent, links.studio)
    : buyersMail(mail.kind, mail.facts, intent, links.buyer)
}

function buyersMail(kind: BuyersKind, facts: MailFacts, intent: Intent, orderUrl: string): MailContent {
  const language = languageOf(intent)
  const texts = MAIL_TEXTS[language]
  const letter = letterOf(kind, facts, intent, texts)
  const hasOrder = intent.order_number !== null
  return {
    language,
    subject: letter.subject,
    preview: letter.paragraphs[0],
    title: letter.title,
    paragraphs: [`${texts.greeting(facts.buyerName)},`, ...letter.paragraphs],
    first: firstBlocks(kind, facts, texts, language),
    ...(hasOrder ? { button: { label: texts.viewOrder, url: orderUrl } } : {}),
    order: orderOf(intent, texts),
    last: kind === 'confirmation' ? deliveryBlocks(intent, facts, texts, language) : [],
    footer: [...(hasOrder ? [texts.linkNote] : []), texts.questions(SETTINGS.email), signature()],
  }
}

function studioNotice(facts: MailFacts, intent: Intent, adminUrl: string): MailContent {
  const texts = MAIL_TEXTS[STUDIO_LANGUAGE]
  const letter = texts.studioNotice(
    intent.order_number ?? 0,
    money(intent.total, intent),
    intent.delivery_option,
  )
  return {
    language: STUDIO_LANGUAGE,
    ...letter,
    preview: letter.paragraphs[0],
    first: [
      {
        title: texts.buyer,
        lines: [facts.buyerName, facts.buyerEmail].flatMap((line) => line ?? []),
      },
    ],
    button: { label: texts.openInAdmin, url: adminUrl },
    order: orderOf(intent, texts),
    last: deliveryBlocks(intent, facts, texts, STUDIO_LANGUAGE),
    footer: [texts.studioReason, signature()],
  }
}

function letterOf(kind: BuyersKind, facts: MailFacts, intent: Intent, texts: MailTexts) {
  const number = intent.order_number ?? 0
  const refunded = facts.refunded ?? 0
  switch (kind) {
    case 'shipped':
      return texts.shipped(number)
    case 'ready':
      return texts.ready(number)
    case 'refunded':
      return texts.refunded(number, money(refunded, intent), refunded >= intent.total)
    case 'cancelled':
      return texts.cancelled(number, refunded > 0 ? money(refunded, intent) : undefined)
    case 'not_placed':
      return texts.notPlaced(money(refunded, intent))
    case 'confirmation':
      return texts.confirmation(number, intent.delivery_option)
  }
}

function firstBlocks(
  kind: BuyersKind,
  facts: MailFacts,
  texts: MailTexts,
  language: Language,
): ContentBlock[] {
  const items = (facts.items ?? []).map(
    ({ name, size, quantity }) => `${name}, ${texts.size(size)}, ${texts.pieces(quantity)}`,
  )
  if (kind === 'shipped') {
    const tracking = (facts.tracking ?? []).map(({ number, url }) =>
      isWebAddress(url) ? { label: number, url } : number,
    )
    return [
      { title: texts.tracking, lines: tracking.length === 0 ? [texts.noTracking] : tracking },
      ...blockOf(texts.inThisParcel, items),
    ]
  }
  if (kind === 'ready') return [pickupBlock(texts, language), ...blockOf(texts.readyItems, items)]
  return []
}

function deliveryBlocks(
  intent: Intent,
  facts: MailFacts,
  texts: MailTexts,
  language: Language,
): ContentBlock[] {
  const isPickup = intent.delivery_option === 'pickup'
  return [
    { title: texts.delivery, lines: [isPickup ? texts.deliveryPickup : texts.deliveryShipping] },
    ...(isPickup ? [pickupBlock(texts, language)] : blockOf(texts.sentTo, facts.address ?? [])),
  ]
}

function pickupBlock(texts: MailTexts, language: Language): ContentBlock {
  const { street, postalCode, city } = SETTINGS.address
  return {
    title: texts.pickupAt,
    lines: [SETTINGS.name, street, `${postalCode} ${city}`, pickupHours(language)],
  }
}

function orderOf(intent: Intent, texts: MailTexts): NonNullable<MailContent['order']> {
  const { subtotal, shipping, tax, total, tax_rate_percent: rate } = intent
  const isPickup = intent.delivery_option === 'pickup'
  return {
    title: intent.order_number === null ? '' : texts.orderNumber(intent.order_number),
    lines: intent.lines.map((line) => ({
      name: line.name,
      detail: `${texts.size(line.size)} · ${line.quantity} × ${money(line.priceInRappen, intent)}`,
      amount: money(line.priceInRappen * line.quantity, intent),
    })),
    totals: [
      { label: texts.subtotal, amount: money(subtotal, intent) },
      { label: isPickup ? texts.pickup : texts.shipping, amount: money(shipping, intent) },
      { label: texts.tax(String(rate)), amount: money(tax, intent) },
      { label: texts.total, amount: money(total, intent) },
    ],
  }
}

function blockOf(title: string, lines: string[]): ContentBlock[] {
  return lines.length === 0 ? [] : [{ title, lines }]
}

/** 'CHF 42.20', in every language (reading R18). */
function money(rappen: number, { currency }: Intent): string {
  return `${currency} ${toFrancs(rappen).toFixed(2)}`
}

function signature(): string {
  const { street, postalCode, city } = SETTINGS.address
  return `${SETTINGS.name}, ${street}, ${postalCode} ${city}`
}

/** The language in which a buyer has shopped. */
export function languageOf({ locale }: Pick<Intent, 'locale'>): Language {
  return LANGUAGES.find((language) => language === locale) ?? LANGUAGES[0]
}

/** What the staff type in as a tracking address becomes a link only where it is one. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/.test(text)
}
