import type { MailKind } from '../../contract/orders/order-mails'
import type { MailFacts } from '../mail'
import type { Order, Parcel } from '../../orders/order'
import { buyerName } from '../../orders/address'
import { isRefundedInFull, refundedOf } from '../../orders/rules/refunds'

export function factsOf(kind: MailKind, subjectId: string, order: Order): MailFacts {
  const name = buyerName(order.shippingAddress, order.billingAddress)
  return { ...(name === '' ? {} : { buyerName: name }), ...subjectFacts(kind, subjectId, order) }
}

function subjectFacts(kind: MailKind, subjectId: string, order: Order): MailFacts {
  if (kind === 'refunded') {
    const one = { ...order, refunds: order.refunds.filter(({ id }) => id === subjectId) }
    return { refunded: refundedOf(one), isInFull: isRefundedInFull(one) }
  }
  if (kind === 'cancelled') return { refunded: refundedOf(order) }
  const parcel = order.parcels.find(({ id }) => id === subjectId)
  return parcel === undefined ? {} : parcelFacts(parcel, order)
}

function parcelFacts({ pieces, tracking }: Parcel, { items }: Order): MailFacts {
  return {
    items: pieces.flatMap(({ itemId, quantity }) => {
      const item = items.find(({ id }) => id === itemId)
      // The work on a visitor's own print is no piece in a parcel.
      return item === undefined || item.size === '' ? [] : [{ name: item.name, size: item.size, quantity }]
    }),
    tracking,
  }
}
