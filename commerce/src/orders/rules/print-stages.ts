import type { PrintStage } from '../../contract/orders/buyer-order'
import type { Order } from '../order'
import { getLeftAt } from './has-left'
import { hasScreen } from './has-screen'

type PrintProgress = Pick<
  Order,
  'deliveryOption' | 'placedAt' | 'screensMadeAt' | 'printedAt' | 'parcels' | 'items' | 'press'
>

/** How far an ordered print is, by the steps of the board; what is packed has been printed, and that from a screen. Pure. */
export function listPrintStages(order: PrintProgress): { stage: PrintStage; at: string | null }[] {
  const { deliveryOption, parcels } = order
  const isPacked = parcels.length > 0 && order.items.every(({ unpacked }) => unpacked === 0)
  const packedAt = isPacked ? (parcels.at(-1)?.packedAt.toISOString() ?? null) : null
  const left = parcels.map((parcel) => getLeftAt(parcel, deliveryOption))
  const hasLeft = isPacked && left.every((at) => at !== null)
  const printedAt = order.printedAt ?? packedAt
  return [
    { stage: 'approved', at: order.placedAt.toISOString() },
    ...(hasScreen(order) ? [{ stage: 'screens_made' as const, at: order.screensMadeAt ?? printedAt }] : []),
    { stage: 'printed', at: printedAt },
    { stage: 'packed', at: packedAt },
    {
      stage: deliveryOption === 'pickup' ? 'handed_over' : 'sent',
      at: hasLeft ? (left.at(-1)?.toISOString() ?? null) : null,
    },
  ]
}
