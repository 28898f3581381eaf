import type { SizedPrint } from '../../contract/custom-print/print-lines'
import type { Order } from '../../orders/order'
import { hasOrderLeft } from '../../orders/order-rules'
import type { PrintRequest, Proof } from '../stores/custom-print-rows'

/** Whether artwork can be deleted now: not while the buyer is paying, or before all goods have left the studio. */
export function isDeletable({ state }: Pick<PrintRequest, 'state'>, order: Order | undefined): boolean {
  if (state === 'paid') return order !== undefined && (order.canceledAt !== null || hasOrderLeft(order))
  return state !== 'approved'
}

/** Returns the print that can be reordered, once all goods have left the studio. */
export function getReorderablePrint(
  request: Pick<PrintRequest, 'height'>,
  approved: Pick<Proof, 'spec' | 'height'> | undefined,
  order: Order | undefined,
): SizedPrint | null {
  if (approved === undefined || order === undefined || order.canceledAt !== null || !hasOrderLeft(order))
    return null
  return toSizedPrint(approved, request)
}

/** Returns the print of a proof. Without a height of its own, it has that of its request. */
export function toSizedPrint(
  { spec, height }: Pick<Proof, 'spec' | 'height'>,
  request: Pick<PrintRequest, 'height'>,
): SizedPrint {
  return { spec, height: height ?? request.height }
}
