import type { MedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import * as z from 'zod'
import type { Language } from '../../contract/settings'
import {
  findReservation,
  hasSameRefund,
  isPaymentCaptured,
  readFreeToReserve,
  readOrderState,
  readParcelState,
} from '../../orders/change-queries'
import { findOrderId } from '../../orders/order-reference-queries'
import { getWaitedMs } from './lock-order'
import { sendOpenChange } from './open-changes'
import { sendStaffRefusal } from './staff-refusal'

const ORDER_CHANGE =
  /^\/admin\/orders\/(?<orderId>[^/]+)\/(?:(?<cancel>cancel)|fulfillments(?:\/(?<parcelId>[^/]+)\/(?<step>cancel|shipments|mark-as-delivered))?)$/i

const PAYMENT_CHANGE = /^\/admin\/payments\/(?<paymentId>[^/]+)\/(?<step>capture|refund)$/i

type Refusal = keyof typeof REFUSALS

const REFUSALS = {
  cancelled: {
    en: 'This order was cancelled already.',
    de: 'Diese Bestellung ist schon storniert.',
    fr: 'Cette commande est déjà annulée.',
    it: 'Questo ordine è già annullato.',
  },
  refunded: {
    en: 'The money of this order has gone back, so nothing of it is packed or shipped any more.',
    de: 'Das Geld dieser Bestellung ist zurückerstattet, darum wird davon nichts mehr gepackt oder versandt.',
    fr: 'Cette commande a été remboursée : plus rien n’en est emballé ni expédié.',
    it: 'Questo ordine è stato rimborsato: non se ne imballa né si spedisce più nulla.',
  },
  packed: {
    en: 'These pieces are packed already. Please load the page again to see the parcel.',
    de: 'Diese Stücke sind schon gepackt. Bitte lade die Seite neu, um das Paket zu sehen.',
    fr: 'Ces pièces sont déjà emballées. Rechargez la page pour voir le colis.',
    it: 'Questi pezzi sono già imballati. Ricarica la pagina per vedere il pacco.',
  },
  line_twice: {
    en: 'A line is named twice. Nothing was packed; please name it once, with all its pieces.',
    de: 'Eine Zeile ist zweimal genannt. Es wurde nichts gepackt; bitte nenne sie einmal, mit allen Stücken.',
    fr: 'Une ligne est nommée deux fois. Rien n’a été emballé ; nommez-la une fois, avec toutes ses pièces.',
    it: 'Una riga è nominata due volte. Non è stato imballato nulla; nominala una volta, con tutti i pezzi.',
  },
  reserved: {
    en: 'More would be reserved for this order than is still to be packed, and then it could not be packed.',
    de: 'So wäre für diese Bestellung mehr reserviert, als noch zu packen ist, und sie liesse sich nicht mehr packen.',
    fr: 'Plus de pièces seraient réservées que cette commande n’en a à emballer, et on ne pourrait plus l’emballer.',
    it: 'Per questo ordine sarebbero riservati più pezzi di quelli da imballare, e non si potrebbe più imballare.',
  },
  parcel_cancelled: {
    en: 'This parcel was cancelled already. Please load the page again.',
    de: 'Dieses Paket ist schon aufgelöst. Bitte lade die Seite neu.',
    fr: 'Ce colis est déjà annulé. Rechargez la page.',
    it: 'Questo pacco è già annullato. Ricarica la pagina.',
  },
  no_parcel: {
    en: 'This order has no such parcel. Please load the page again.',
    de: 'Diese Bestellung hat kein solches Paket. Bitte lade die Seite neu.',
    fr: 'Cette commande n’a pas de tel colis. Rechargez la page.',
    it: 'Questo ordine non ha un tale pacco. Ricarica la pagina.',
  },
  parcel_left: {
    en: 'This parcel has left already. At the board its shipping can be taken back.',
    de: 'Dieses Paket ist schon unterwegs. Am Brett lässt sich der Versand zurücknehmen.',
    fr: 'Ce colis est déjà parti. L’expédition peut être reprise au tableau de l’atelier.',
    it: 'Questo pacco è già partito. La spedizione si può revocare nella bacheca dello studio.',
  },
  parcel_left_as: {
    en: 'This parcel has left already with the tracking number {{tracking}}. Yours was not kept.',
    de: 'Dieses Paket ist schon mit der Sendungsnummer {{tracking}} unterwegs. Deine wurde nicht gespeichert.',
    fr: 'Ce colis est déjà parti avec le numéro de suivi {{tracking}}. Le vôtre n’a pas été gardé.',
    it: 'Questo pacco è già partito con il numero di tracciamento {{tracking}}. Il tuo non è stato salvato.',
  },
  delivered: {
    en: 'This parcel was delivered already.',
    de: 'Dieses Paket ist schon zugestellt.',
    fr: 'Ce colis est déjà livré.',
    it: 'Questo pacco è già stato consegnato.',
  },
  captured: {
    en: 'This payment was captured already.',
    de: 'Diese Zahlung ist schon eingezogen.',
    fr: 'Ce paiement est déjà encaissé.',
    it: 'Questo pagamento è già stato incassato.',
  },
  same_refund: {
    en: 'The same amount has just been refunded. Please look at the order before you refund it once more.',
    de: 'Derselbe Betrag ist gerade erstattet worden. Bitte schau die Bestellung an, bevor du ihn noch einmal erstattest.',
    fr: 'Le même montant vient d’être remboursé. Regardez la commande avant de le rembourser encore une fois.',
    it: 'Lo stesso importo è appena stato rimborsato. Guarda l’ordine prima di rimborsarlo ancora una volta.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>

const RESERVATION_CHANGE = /^\/admin\/reservations(?:\/(?<reservationId>[^/]+))?$/i

const itemsSchema = z.object({ items: z.array(z.object({ id: z.string(), quantity: z.number() })) })
const amountSchema = z.object({ amount: z.number() })
const reservationSchema = z.object({ line_item_id: z.string(), inventory_item_id: z.string() })
const quantitySchema = z.object({ quantity: z.number() })

/**
 * Refuses what was done already, to an order or one of its parcels, in a sentence of who asks. Medusa lets some of it
 * through, and then packs, ships or books twice. It runs under the order's lock.
 */
export const refuseRepeatedChanges: MedusaRequestHandler = async (request, response, next) => {
  if (request.method !== 'POST') return next()
  const path = request.originalUrl.split('?')[0] ?? ''
  const found =
    (await findOrderRefusal(path, request)) ??
    (await findPaymentRefusal(path, request)) ??
    (await findReservationRefusal(path, request))
  if (found === undefined) return next()
  if (found.refusal === 'open_change') return sendOpenChange(request, response)
  sendStaffRefusal(REFUSALS[found.refusal], request, response, { status: 409, values: found.values ?? {} })
}

type Found = { refusal: Refusal; values?: Record<string, string> } | { refusal: 'open_change' }

async function findOrderRefusal(path: string, request: MedusaRequest): Promise<Found | undefined> {
  const { orderId, cancel, parcelId, ...groups } = ORDER_CHANGE.exec(path)?.groups ?? {}
  const step = groups['step']?.toLowerCase()
  if (orderId === undefined) return undefined
  const order = await readOrderState(orderId, request.scope)
  if (order === undefined) return undefined
  if (order.isCancelled) return { refusal: 'cancelled' }
  if (order.hasOpenChange) return { refusal: 'open_change' }
  if (cancel !== undefined) return undefined
  if (order.isRefunded && step !== 'cancel' && step !== 'mark-as-delivered') return { refusal: 'refunded' }
  if (parcelId === undefined) return findPackingRefusal(request.body, order.unpacked)
  return findParcelRefusal({ orderId, parcelId, step: step ?? '' }, request)
}

/** What Medusa itself refuses in a sentence, such as a line of another order, is left to it. */
function findPackingRefusal(body: unknown, unpacked: Readonly<Record<string, number>>): Found | undefined {
  const { items = [] } = itemsSchema.safeParse(body).data ?? {}
  if (new Set(items.map(({ id }) => id)).size < items.length) return { refusal: 'line_twice' }
  return items.some(({ id, quantity }) => quantity > (unpacked[id] ?? Infinity))
    ? { refusal: 'packed' }
    : undefined
}

async function findParcelRefusal(
  { orderId, parcelId, step }: { orderId: string; parcelId: string; step: string },
  { scope }: MedusaRequest,
): Promise<Found | undefined> {
  const parcel = await readParcelState(parcelId, orderId, scope)
  if (parcel === undefined) return { refusal: 'no_parcel' }
  if (parcel.isCancelled) return { refusal: 'parcel_cancelled' }
  if (step === 'mark-as-delivered') return parcel.isDelivered ? { refusal: 'delivered' } : undefined
  if (!parcel.isShipped) return undefined
  return step === 'shipments' && parcel.tracking !== ''
    ? { refusal: 'parcel_left_as', values: { tracking: parcel.tracking } }
    : { refusal: 'parcel_left' }
}

async function findPaymentRefusal(path: string, request: MedusaRequest): Promise<Found | undefined> {
  const { paymentId, step } = PAYMENT_CHANGE.exec(path)?.groups ?? {}
  if (paymentId === undefined) return undefined
  if (step?.toLowerCase() === 'capture')
    return (await isPaymentCaptured(paymentId, request.scope)) ? { refusal: 'captured' } : undefined
  // Medusa would send the money back, and then fail to book it.
  const orderId = await findOrderId('payment', paymentId, request.scope)
  if (orderId !== undefined && (await readOrderState(orderId, request.scope))?.hasOpenChange === true)
    return { refusal: 'open_change' }
  const { data } = amountSchema.safeParse(request.body)
  if (data === undefined) return undefined
  // Two refunds of the same amount are right one after the other, and one press too many at the same time.
  const same = { paymentId, francs: data.amount, withinMs: getWaitedMs(request) }
  return (await hasSameRefund(same, request.scope)) ? { refusal: 'same_refund' } : undefined
}

async function findReservationRefusal(path: string, request: MedusaRequest): Promise<Found | undefined> {
  const match = RESERVATION_CHANGE.exec(path)
  const { data } = quantitySchema.safeParse(request.body)
  if (match === null || data === undefined) return undefined
  const reservationId = match.groups?.['reservationId']
  const held =
    reservationId === undefined
      ? toReservation(request.body)
      : await findReservation(reservationId, request.scope)
  if (held === undefined) return undefined
  const free = await readFreeToReserve({ ...held, exceptId: reservationId ?? '' }, request.scope)
  return free !== undefined && data.quantity > free ? { refusal: 'reserved' } : undefined
}

function toReservation(body: unknown) {
  const { data } = reservationSchema.safeParse(body)
  return data && { lineId: data.line_item_id, inventoryItemId: data.inventory_item_id }
}
