import type { Stage } from '../../contract/studio'
import type { DeliveryOption } from '../../contract/totals'

/** What decides about an order's stage. */
export type Progress = {
  deliveryOption: DeliveryOption
  isCancelled: boolean
  isRefunded: boolean
  isPrinted: boolean
  /** Parcels that were not cancelled, and how many of them have not left yet (shipped, or handed over). */
  parcels: number
  waitingParcels: number
  /** Pieces that are in no parcel yet. */
  unpacked: number
}

/** Where an order is in the studio; what has left is done, whatever becomes of its money afterwards. */
export function stageOf(progress: Progress): Stage {
  if (progress.isCancelled) return 'closed'
  if (progress.parcels > 0 && progress.waitingParcels === 0 && progress.unpacked === 0) return 'done'
  if (progress.isRefunded) return 'closed'
  // Whoever packs it has printed it.
  if (!progress.isPrinted && progress.parcels === 0) return 'print'
  return progress.deliveryOption === 'pickup' ? 'hand_over' : 'ship'
}

const WORKING_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000

/** When an order is due: the shop promises one to two working days (specification, section 5). */
export function dueAt(orderedAt: Date): Date {
  let due = orderedAt.getTime()
  for (let left = WORKING_DAYS; left > 0;) {
    due += DAY_MS
    if (![0, 6].includes(new Date(due).getUTCDay())) left -= 1
  }
  return new Date(due)
}
