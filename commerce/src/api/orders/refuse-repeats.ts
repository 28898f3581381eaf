import type { MedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import * as z from 'zod'
import {
  findReservation,
  hasSameRefund,
  isPaymentCaptured,
  readFreeToReserve,
  readOrderState,
  readParcelState,
} from '../../orders/order-state-queries'
import { findOrderId } from '../../orders/order-reference-queries'
import { readAdminPath } from './read-admin-path'
import { getWaitedMs } from './lock-order'
import { StaffRefusal, type StaffRefusalCode } from '../../lib/staff-refusal'

const ORDER_CHANGE =
  /^orders\/(?<orderId>[^/]+)\/(?:(?<cancel>cancel)|fulfillments(?:\/(?<parcelId>[^/]+)\/(?<step>cancel|shipments|mark-as-delivered))?)$/i

const PAYMENT_CHANGE = /^payments\/(?<paymentId>[^/]+)\/(?<step>capture|refund)$/i

const RESERVATION_CHANGE = /^reservations(?:\/(?<reservationId>[^/]+))?$/i

const itemsSchema = z.object({ items: z.array(z.object({ id: z.string(), quantity: z.number() })) })
const amountSchema = z.object({ amount: z.number() })
const reservationSchema = z.object({ line_item_id: z.string(), inventory_item_id: z.string() })
const quantitySchema = z.object({ quantity: z.number() })

/**
 * Refuses what was done already, to an order or one of its parcels, in a sentence of who asks. Medusa lets some of it
 * through, and then packs, ships or books twice. It runs under the order's lock.
 */
export const refuseRepeatedChanges: MedusaRequestHandler = async (request, _response, next) => {
  if (request.method !== 'POST') return next()
  const path = readAdminPath(request)
  const found =
    (await findOrderRefusal(path, request)) ??
    (await findPaymentRefusal(path, request)) ??
    (await findReservationRefusal(path, request))
  if (found === undefined) return next()
  const { code, values = {} } = found
  throw new StaffRefusal(code, { status: code === 'open_change' ? 400 : 409, values })
}

type FoundRefusal = { code: StaffRefusalCode; values?: Record<string, string> }

async function findOrderRefusal(path: string, request: MedusaRequest): Promise<FoundRefusal | undefined> {
  const { orderId, cancel, parcelId, ...groups } = ORDER_CHANGE.exec(path)?.groups ?? {}
  const step = groups['step']?.toLowerCase()
  if (orderId === undefined) return undefined
  const order = await readOrderState(orderId, request.scope)
  if (order === undefined) return undefined
  if (order.isCancelled) return { code: 'already_cancelled' }
  if (order.hasOpenChange) return { code: 'open_change' }
  if (cancel !== undefined) return undefined
  if (order.isRefunded && step !== 'cancel' && step !== 'mark-as-delivered') return { code: 'refunded' }
  if (parcelId === undefined) return findPackingRefusal(request.body, order.unpacked)
  return findParcelRefusal({ orderId, parcelId, step: step ?? '' }, request)
}

/** What Medusa itself refuses in a sentence, such as a line of another order, is left to it. */
function findPackingRefusal(
  body: unknown,
  unpacked: Readonly<Record<string, number>>,
): FoundRefusal | undefined {
  const { items = [] } = itemsSchema.safeParse(body).data ?? {}
  if (new Set(items.map(({ id }) => id)).size < items.length) return { code: 'line_twice' }
  return items.some(({ id, quantity }) => quantity > (unpacked[id] ?? Infinity))
    ? { code: 'packed' }
    : undefined
}

async function findParcelRefusal(
  { orderId, parcelId, step }: { orderId: string; parcelId: string; step: string },
  { scope }: MedusaRequest,
): Promise<FoundRefusal | undefined> {
  const parcel = await readParcelState(parcelId, orderId, scope)
  if (parcel === undefined) return { code: 'no_parcel' }
  if (parcel.isCancelled) return { code: 'parcel_cancelled' }
  if (step === 'mark-as-delivered') return parcel.isDelivered ? { code: 'already_delivered' } : undefined
  if (!parcel.isShipped) return undefined
  return step === 'shipments' && parcel.tracking !== ''
    ? { code: 'parcel_left_as', values: { tracking: parcel.tracking } }
    : { code: 'parcel_left' }
}

async function findPaymentRefusal(path: string, request: MedusaRequest): Promise<FoundRefusal | undefined> {
  const { paymentId, step } = PAYMENT_CHANGE.exec(path)?.groups ?? {}
  if (paymentId === undefined) return undefined
  if (step?.toLowerCase() === 'capture')
    return (await isPaymentCaptured(paymentId, request.scope)) ? { code: 'captured' } : undefined
  // Medusa would send the money back, and then fail to book it.
  const orderId = await findOrderId('payment', paymentId, request.scope)
  if (orderId !== undefined && (await readOrderState(orderId, request.scope))?.hasOpenChange === true)
    return { code: 'open_change' }
  const { data } = amountSchema.safeParse(request.body)
  if (data === undefined) return undefined
  // Two refunds of the same amount are right one after the other, and one press too many at the same time.
  const same = { paymentId, francs: data.amount, withinMs: getWaitedMs(request) }
  return (await hasSameRefund(same, request.scope)) ? { code: 'same_refund' } : undefined
}

async function findReservationRefusal(
  path: string,
  request: MedusaRequest,
): Promise<FoundRefusal | undefined> {
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
  return free !== undefined && data.quantity > free ? { code: 'reserved' } : undefined
}

function toReservation(body: unknown) {
  const { data } = reservationSchema.safeParse(body)
  return data && { lineId: data.line_item_id, inventoryItemId: data.inventory_item_id }
}
