import { DELIVERY } from '../../contract/cart/delivery-option'
import { isWebAddress } from '../../contract/text/web-address'
import { formatPickupHours } from '../../contract/studio/pickup-hours'
import { formatPostalLines } from '../../contract/studio/studio-address'
import type { ContentBlock, MailTextKey } from './mail-content'
import type { OrderMailContext } from './order-mail-context'

const DELIVERY_TEXTS = { shipping: 'deliveryShipping', pickup: 'deliveryPickup' } as const

export function buildDeliveryBlocks(context: OrderMailContext): ContentBlock[] {
  const { isPickup } = DELIVERY[context.checkout.delivery_option]
  return [...buildStudioDeliveryBlocks(context), ...(isPickup ? [buildPickupBlock(context)] : [])]
}

/** Builds the delivery for the studio, which need not be told where its goods are picked up. */
export function buildStudioDeliveryBlocks({ checkout, data, t }: OrderMailContext): ContentBlock[] {
  const { delivery_option: option } = checkout
  return [
    { title: t('delivery'), lines: [t(DELIVERY_TEXTS[option])] },
    ...(DELIVERY[option].needsAddress ? toBlocks(t('sentTo'), data.address ?? []) : []),
  ]
}

export function buildPickupBlock({ t, language, studio }: OrderMailContext): ContentBlock {
  return {
    title: t('pickupAt'),
    lines: [
      studio.name,
      ...formatPostalLines(studio.address),
      formatPickupHours(studio.pickupHours, language),
    ],
  }
}

/** Builds the address to which a return is sent or brought. */
export function buildReturnAddressBlock({ t, studio }: OrderMailContext): ContentBlock {
  return { title: t('returnTo'), lines: [studio.name, ...formatPostalLines(studio.address)] }
}

/** Builds a block of a text that a person has written; none if it is empty. */
export function buildTextBlock(
  title: MailTextKey,
  text: string | undefined,
  { t }: OrderMailContext,
): ContentBlock[] {
  return text === undefined || text === '' ? [] : [{ title: t(title), lines: text.split(/\n+/) }]
}

export function buildTrackingBlock({ data, t }: OrderMailContext): ContentBlock {
  const lines = (data.tracking ?? []).map(({ number, url }) =>
    isWebAddress(url) ? { label: number, url } : number,
  )
  return { title: t('tracking'), lines: lines.length === 0 ? [t('noTracking')] : lines }
}

export function buildItemsBlock(title: MailTextKey, { data, t }: OrderMailContext): ContentBlock[] {
  const lines = (data.items ?? []).map(
    ({ name, size, quantity }) => `${name}, ${t('size', { size })}, ${t('pieces', { quantity })}`,
  )
  return toBlocks(t(title), lines)
}

/** Builds a block with the numbers of the attached invoice and credit notes; none if nothing is attached. */
export function buildReceiptBlock({ receipt, t }: Pick<OrderMailContext, 'receipt' | 't'>): ContentBlock[] {
  if (receipt === undefined) return []
  const creditNotes = receipt.creditNotes.map((number) => t('creditNote', { number }))
  return [{ title: t('invoice'), lines: [t('invoiceAttached', { number: receipt.invoice }), ...creditNotes] }]
}

function toBlocks(title: string, lines: string[]): ContentBlock[] {
  return lines.length === 0 ? [] : [{ title, lines }]
}
