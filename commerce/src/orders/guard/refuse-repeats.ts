import type { MedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import * as z from 'zod'
import {
  findReservation,
  readFreeToReserve,
  readOrderState,
  readParcelState,
} from '../read/order-state-queries'
import { isPaymentCaptured } from '../read/payment-queries'
import { hasSameRefund } from '../read/refund-queries'
import { findOrderIdByPart } from '../read/order-part-queries'
import { type OrderChange, parseOrderChange } from './parse-order-change'
import { hasOpenChange } from '../assert-no-open-change'
import { getWaitedMs } from './lock-changed-order'
import { StaffRefusal, type StaffRefusalCode } from '../../refusals/staff-refusal'

const itemsSchema = z.object({ items: z.array(z.object({ id: z.string(), quantity: z.number() })) })
const amountSchema = z.object({ amount: z.number() })
const reservationSchema = z.object({ line_item_id: z.string(), inventory_item_id: z.string() })
const quantitySchema = z.object({ quantity: z.number() })

/**
 * Refuses what was done already, to an order or one of its parcels, in the language of who asks. Medusa lets some of it
 * through, and then packs, ships or books twice. It runs under the order's lock.
 */
export const refuseRepeatedChanges: MedusaRequestHandler = async (request, _response, next) => {
  const change = parseOrderChange(request)
  const found = change && (await findChangeRefusal(change, request))
  if (found === undefined) return next()
  const { code, values = {} } = found
  throw new StaffRefusal(code, { status: code === 'open_change' ? 400 : 409, values })
}

type FoundRefusal = { code: StaffRefusalCode; values?: Record<string, string> }

async function findChangeRefusal(
  change: OrderChange,
  request: MedusaRequest,
): Promise<FoundRefusal | undefined> {
  switch (change.kind) {
    case 'capture':
      return (await isPaymentCaptured(change.paymentId, request.scope)) ? { code: 'captured' } : undefined
    case 'refund':
      return findRefundRefusal(change.paymentId, request)
    case 'reserve':
      return findReservationRefusal(change.reservationId, request)
    default:
      return findOrderRefusal(change, request)
  }
}

async function findOrderRefusal(
  change: Extract<OrderChange, { orderId: string }>,
  request: MedusaRequest,
): Promise<FoundRefusal | undefined> {
  const order = await readOrderState(change.orderId, request.scope)
  if (order === undefined) return undefined
  if (order.isCancelled) return { code: 'already_cancelled' }
  if (order.hasOpenChange) return { code: 'open_change' }
  if (change.kind === 'cancel') return undefined
  if (order.isRefunded && (change.kind === 'pack' || change.kind === 'ship_parcel'))
    return { code: 'refunded' }
  return change.kind === 'pack'
    ? findPackingRefusal(request.body, order.unpacked)
    : findParcelRefusal(change, request)
}

/** Leaves to Medusa what it refuses in a sentence itself, such as a line of another order. */
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
  { kind, orderId, parcelId }: Extract<OrderChange, { parcelId: string }>,
  { scope }: MedusaRequest,
): Promise<FoundRefusal | undefined> {
  const parcel = await readParcelState({ parcelId, orderId }, scope)
  if (parcel === undefined) return { code: 'no_parcel' }
  if (parcel.isCancelled) return { code: 'parcel_cancelled' }
  if (kind === 'deliver_parcel') return parcel.isDelivered ? { code: 'already_delivered' } : undefined
  if (!parcel.isShipped) return undefined
  return kind === 'ship_parcel' && parcel.tracking !== ''
    ? { code: 'parcel_left_as', values: { tracking: parcel.tracking } }
    : { code: 'parcel_left' }
}

async function findRefundRefusal(
  paymentId: string,
  request: MedusaRequest,
): Promise<FoundRefusal | undefined> {
  const orderId = await findOrderIdByPart('payment', paymentId, request.scope)
  if (orderId !== undefined && (await hasOpenChange(orderId, request.scope))) return { code: 'open_change' }
  const { data } = amountSchema.safeParse(request.body)
  if (data === undefined) return undefined
  // Two refunds of the same amount are right one after the other, and one press too many at the same time.
  const same = { paymentId, francs: data.amount, withinMs: getWaitedMs(request) }
  return (await hasSameRefund(same, request.scope)) ? { code: 'same_refund' } : undefined
}

async function findReservationRefusal(
  reservationId: string | undefined,
  request: MedusaRequest,
): Promise<FoundRefusal | undefined> {
  const { data } = quantitySchema.safeParse(request.body)
  if (data === undefined) return undefined
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
