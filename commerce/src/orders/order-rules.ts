import type { CheckoutStatus } from '../checkout/checkout'
import { DELIVERY } from '../contract/cart/delivery-option'
import type { OrderStage } from '../contract/orders/order-stage'
import type { Order, Parcel } from './order'
import type { LinkedOrder, PrintStage } from '../contract/orders/buyer-order'
import { DAY_MS } from '../contract/time'
import { isStudioWorkingDay } from '../studio/studio-calendar'

export type OrderProgress = Pick<
  Order,
  | 'deliveryOption'
  | 'canceledAt'
  | 'screensMadeAt'
  | 'printedAt'
  | 'parcels'
  | 'items'
  | 'refunds'
  | 'paid'
  | 'customPrint'
>

const WORKING_DAYS = 2

type StageFact = 'isCanceled' | 'hasLeft' | 'isRefunded' | 'isPrinted' | 'isPickup' | 'needsScreen'
export type StageFacts<Value> = Record<StageFact, Value>

/** The stage of an order is that of the first line whose facts are all true. `order-rules-sql.ts` makes SQL of it. */
export const STAGE_RULES: readonly { stage: OrderStage; facts: readonly StageFact[] }[] = [
  { stage: 'closed', facts: ['isCanceled'] },
  { stage: 'done', facts: ['hasLeft'] },
  { stage: 'closed', facts: ['isRefunded'] },
  { stage: 'hand_over', facts: ['isPrinted', 'isPickup'] },
  { stage: 'ship', facts: ['isPrinted'] },
  { stage: 'screen', facts: ['needsScreen'] },
]
export const DEFAULT_STAGE: OrderStage = 'print'

/** Returns the stage of an order. */
export function getOrderStage(order: OrderProgress): OrderStage {
  const facts: StageFacts<boolean> = {
    isCanceled: order.canceledAt !== null,
    hasLeft: hasOrderLeft(order),
    isRefunded: isRefundedInFull(order),
    // A packed order counts as printed.
    isPrinted: order.printedAt !== null || order.parcels.length > 0,
    isPickup: DELIVERY[order.deliveryOption].isPickup,
    needsScreen: isScreenPrint(order) && order.screensMadeAt === null,
  }
  return STAGE_RULES.find((rule) => rule.facts.every((fact) => facts[fact]))?.stage ?? DEFAULT_STAGE
}

/** Returns the status of an order's checkout, or that all of its money has gone back. */
export function getOrderStatus(order: Pick<Order, 'status' | 'refunds' | 'paid'>): CheckoutStatus {
  return isRefundedInFull(order) ? 'refunded' : order.status
}

/** Returns the state of an order's delivery. */
export function getDeliveryState({
  canceledAt,
  parcels,
  deliveryOption,
}: Pick<Order, 'canceledAt' | 'parcels' | 'deliveryOption'>): LinkedOrder['delivery']['state'] {
  if (canceledAt !== null) return 'cancelled'
  if (parcels.length > 0 && parcels.every(({ deliveredAt }) => deliveredAt !== null)) return 'delivered'
  // The parcel of a pickup order is created when it is ready (docs/decisions/009).
  if (DELIVERY[deliveryOption].isPickup) return parcels.length > 0 ? 'ready' : 'preparing'
  return parcels.some(({ shippedAt }) => shippedAt !== null) ? 'shipped' : 'preparing'
}

/** Returns two working days of the studio after the payment. */
export function computeDueDate(paidAt: Date): Date {
  let due = paidAt
  for (let left = WORKING_DAYS; left > 0;) {
    due = new Date(due.getTime() + DAY_MS)
    if (isStudioWorkingDay(due)) left -= 1
  }
  return due
}

/*
 * The one place that says of an order what is packed and what has left. `order-rules-sql.ts` says the same in SQL.
 */

/** Returns the line items with pieces that are in no parcel. */
export function listUnpackedItems({ items }: Pick<Order, 'items'>): Order['items'] {
  return items.filter(({ unpacked }) => unpacked > 0)
}

/** Whether all goods of an order are in parcels. */
function isOrderPacked(order: Pick<Order, 'parcels' | 'items'>): boolean {
  return order.parcels.length > 0 && listUnpackedItems(order).length === 0
}

/** Whether all goods of an order have left the studio. */
export function hasOrderLeft(order: Pick<Order, 'deliveryOption' | 'parcels' | 'items'>): boolean {
  return isOrderPacked(order) && listWaitingParcels(order.parcels, order.deliveryOption).length === 0
}

type ParcelTimes = Pick<Parcel, 'shippedAt' | 'deliveredAt'>

/** Returns when the carrier got a parcel, or the buyer who picks it up; null if it is still at the studio. */
export function getParcelLeftAt(
  { shippedAt, deliveredAt }: ParcelTimes,
  deliveryOption: Order['deliveryOption'],
): Date | null {
  return DELIVERY[deliveryOption].isPickup ? deliveredAt : shippedAt
}

/** Returns the parcels that are packed and have not left. */
export function listWaitingParcels<AnyParcel extends ParcelTimes>(
  parcels: readonly AnyParcel[],
  deliveryOption: Order['deliveryOption'],
): AnyParcel[] {
  return parcels.filter((parcel) => getParcelLeftAt(parcel, deliveryOption) === null)
}

/** Whether an order is a custom print that is not digital, and so needs a screen. */
export function isScreenPrint({ customPrint }: Pick<Order, 'customPrint'>): boolean {
  return customPrint?.spec.method === 'screen'
}

/** Whether an order's goods are made or wait at the studio: the buyer can write a note, and stages are to come. */
export function isOrderUnderWay(order: Order): boolean {
  const state = getDeliveryState(order)
  return (state === 'preparing' || state === 'ready') && !isRefundedInFull(order)
}

/** Returns the refunded amount, in Rappen. */
export function sumRefunds({ refunds }: Pick<Order, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/** Whether something was paid for an order and all of it is refunded. `order-rules-sql.ts` says the same in SQL. */
export function isRefundedInFull(order: Pick<Order, 'refunds' | 'paid'>): boolean {
  return order.paid > 0 && sumRefunds(order) >= order.paid
}

/**
 * Returns the stages of an order, each with its time, null if it is not reached. What is packed counts as printed, and its
 * screen as made. Only a custom print has a proof, and may have a screen of its own. Of an order that is cancelled, refunded
 * or partly sent, stages that were not reached are left out. Pure.
 */
export function listProductionStages(order: Order): { stage: PrintStage; at: string | null }[] {
  const { deliveryOption, parcels } = order
  const lastPacked = isOrderPacked(order) ? parcels.at(-1) : undefined
  const packedAt = lastPacked?.packedAt.toISOString() ?? null
  const leftAt = hasOrderLeft(order)
    ? parcels.map((parcel) => getParcelLeftAt(parcel, deliveryOption)).at(-1)
    : null
  const printedAt = order.printedAt ?? packedAt
  const stages: ReturnType<typeof listProductionStages> = [
    ...(order.customPrint === null ? [] : [{ stage: 'approved' as const, at: order.openedAt.toISOString() }]),
    ...(isScreenPrint(order)
      ? [{ stage: 'screens_made' as const, at: order.screensMadeAt ?? printedAt }]
      : []),
    { stage: 'printed', at: printedAt },
    { stage: 'packed', at: packedAt },
    {
      stage: DELIVERY[deliveryOption].isPickup ? 'handed_over' : 'sent',
      at: leftAt?.toISOString() ?? null,
    },
  ]
  return isOrderUnderWay(order) ? stages : stages.filter(({ at }) => at !== null)
}
