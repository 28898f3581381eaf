import { pickupHours } from '../../contract/studio/pickup-hours'
import { postalLines } from '../../contract/studio/studio-address'
import type { ContentBlock } from './mail-content'
import type { MailSource } from '../rules/mail-source'
import type { MailTextKey } from '../rules/mail-texts'

export function deliveryBlocks(source: MailSource): ContentBlock[] {
  const { checkout, facts, t } = source
  const isPickup = checkout.delivery_option === 'pickup'
  return [
    { title: t('delivery'), lines: [isPickup ? t('deliveryPickup') : t('deliveryShipping')] },
    ...(isPickup ? [pickupBlock(source)] : blockOf(t('sentTo'), facts.address ?? [])),
  ]
}

export function pickupBlock({ t, language, studio }: MailSource): ContentBlock {
  return {
    title: t('pickupAt'),
    lines: [studio.name, ...postalLines(studio.address), pickupHours(studio.pickupHours, language)],
  }
}

/** Where a return is sent or brought. */
export function studioBlock({ t, studio }: MailSource): ContentBlock {
  return { title: t('returnTo'), lines: [studio.name, ...postalLines(studio.address)] }
}

/** What a person has written; nothing where nobody has. */
export function textBlock(title: MailTextKey, text: string | undefined, { t }: MailSource): ContentBlock[] {
  return text === undefined || text === '' ? [] : [{ title: t(title), lines: text.split(/\n+/) }]
}

export function trackingBlock({ facts, t }: MailSource): ContentBlock {
  const lines = (facts.tracking ?? []).map(({ number, url }) =>
    isWebAddress(url) ? { label: number, url } : number,
  )
  return { title: t('tracking'), lines: lines.length === 0 ? [t('noTracking')] : lines }
}

export function itemsBlock(title: MailTextKey, { facts, t }: MailSource): ContentBlock[] {
  const lines = (facts.items ?? []).map(
    ({ name, size, quantity }) => `${name}, ${t('size', { size })}, ${t('pieces', { quantity })}`,
  )
  return blockOf(t(title), lines)
}

/** The numbers on the invoice that travels with a mail; nothing where none does. */
export function receiptBlock({ receipt, t }: Pick<MailSource, 'receipt' | 't'>): ContentBlock[] {
  if (receipt === undefined) return []
  const creditNotes = receipt.creditNotes.map((number) => t('creditNote', { number }))
  return [{ title: t('invoice'), lines: [t('invoiceAttached', { number: receipt.invoice }), ...creditNotes] }]
}

function blockOf(title: string, lines: string[]): ContentBlock[] {
  return lines.length === 0 ? [] : [{ title, lines }]
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/.test(text)
}
