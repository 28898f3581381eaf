import type { PrintStage } from '../../contract/press/proof'
import type { Order } from '../../orders/order'
import { leftAt } from '../../orders/rules/has-left'

type Progress = Pick<Order, 'deliveryOption' | 'placedAt' | 'printedAt' | 'parcels' | 'items'>

/** How far an ordered print is, by the steps of the board; what is packed has been printed. Pure. */
export function printStages(order: Progress): { stage: PrintStage; at: string | null }[] {
  const { deliveryOption, parcels } = order
  const isPacked = parcels.length > 0 && order.items.every(({ unpacked }) => unpacked === 0)
  const packedAt = isPacked ? (parcels.at(-1)?.packedAt.toISOString() ?? null) : null
  const left = parcels.map((parcel) => leftAt(parcel, deliveryOption))
  const hasLeft = isPacked && left.every((at) => at !== null)
  return [
    { stage: 'approved', at: order.placedAt.toISOString() },
    { stage: 'printed', at: order.printedAt ?? packedAt },
    { stage: 'packed', at: packedAt },
    {
      stage: deliveryOption === 'pickup' ? 'handed_over' : 'sent',
      at: hasLeft ? (left.at(-1)?.toISOString() ?? null) : null,
    },
  ]
}
