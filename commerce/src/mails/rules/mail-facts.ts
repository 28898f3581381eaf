import type { MailKind } from '../../contract/orders/order-mails'
import type { OrderMailData } from '../mail'
import type { Order, Parcel } from '../../orders/order'
import { getBuyerName } from '../../orders/address'
import { isRefundedInFull, sumRefunds } from '../../orders/rules/refunds'

export function buildOrderMailData(kind: MailKind, subjectId: string, order: Order): OrderMailData {
  const name = getBuyerName(order.shippingAddress, order.billingAddress)
  return { ...(name === '' ? {} : { buyerName: name }), ...buildSubjectData(kind, subjectId, order) }
}

function buildSubjectData(kind: MailKind, subjectId: string, order: Order): OrderMailData {
  if (kind === 'refunded') {
    const one = { ...order, refunds: order.refunds.filter(({ id }) => id === subjectId) }
    return { refunded: sumRefunds(one), isInFull: isRefundedInFull(one) }
  }
  if (kind === 'cancelled') return { refunded: sumRefunds(order) }
  const parcel = order.parcels.find(({ id }) => id === subjectId)
  return parcel === undefined ? {} : buildParcelData(parcel, order)
}

function buildParcelData({ pieces, tracking }: Parcel, { items }: Order): OrderMailData {
  return {
    items: pieces.flatMap(({ itemId, quantity }) => {
      const item = items.find(({ id }) => id === itemId)
      // The work on a visitor's own print is no piece in a parcel.
      return item === undefined || item.size === '' ? [] : [{ name: item.name, size: item.size, quantity }]
    }),
    tracking,
  }
}
