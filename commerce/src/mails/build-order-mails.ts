import { DELIVERY } from '../contract/cart/delivery-option'
import type { StudioProfile } from '../contract/studio/studio-profile'
import type { NewOrderMail, OrderMailData } from './mail'
import type { Checkout } from '../checkout/checkout'
import { formatAddressLines, getBuyerName } from '../orders/buyer-address'
import type { Buyer } from '../stripe/buyer'
import type { OrderMailKind } from '../contract/orders/order-mails'
import type { Order, OrderReturn, Parcel } from '../orders/order'
import { isRefundedInFull, sumRefunds } from '../orders/order-rules'
import type { ReturnState } from '../contract/orders/order-returns'
import { listReturnedItems } from '../orders/return-rules'

/** Returns the mails about a paid order, for the buyer and for the studio. */
export function buildPaidOrderMails(
  checkout: Checkout,
  orderId: string,
  buyer: Buyer,
  studio: StudioProfile,
): NewOrderMail[] {
  const data = buildCheckoutMailData(checkout, buyer)
  const shared = { checkoutId: checkout.id, orderId, subjectId: checkout.id }
  return [
    { ...shared, kind: 'confirmation', recipient: buyer.email, data },
    {
      ...shared,
      kind: 'studio_notice',
      recipient: studio.email,
      data: { ...data, buyerEmail: buyer.email },
    },
  ]
}

/** Returns the mail about a payment that was refunded, as no order could be placed. */
export function buildRefundedCheckoutMail(checkout: Checkout, buyer: Buyer): NewOrderMail {
  return {
    checkoutId: checkout.id,
    orderId: null,
    subjectId: checkout.id,
    kind: 'not_placed',
    recipient: buyer.email,
    data: { ...buildCheckoutMailData(checkout, buyer), refunded: checkout.total },
  }
}

function buildCheckoutMailData(checkout: Checkout, { shipping, billing }: Buyer): OrderMailData {
  return {
    ...buildGreetingData(shipping, billing),
    ...(DELIVERY[checkout.delivery_option].needsAddress && shipping !== undefined
      ? { address: formatAddressLines(shipping) }
      : {}),
  }
}

/** Returns the name for the greeting, if the buyer has given one. */
function buildGreetingData(...addresses: Parameters<typeof getBuyerName>): OrderMailData {
  const name = getBuyerName(...addresses)
  return name === '' ? {} : { buyerName: name }
}

export function buildOrderMailData(kind: OrderMailKind, subjectId: string, order: Order): OrderMailData {
  return {
    ...buildGreetingData(order.shippingAddress, order.billingAddress),
    ...buildSubjectData(kind, subjectId, order),
  }
}

function buildSubjectData(kind: OrderMailKind, subjectId: string, order: Order): OrderMailData {
  if (kind === 'refunded') {
    const orderWithThisRefund = { ...order, refunds: order.refunds.filter(({ id }) => id === subjectId) }
    return { refunded: sumRefunds(orderWithThisRefund), isInFull: isRefundedInFull(orderWithThisRefund) }
  }
  if (kind === 'cancelled') return { refunded: sumRefunds(order) }
  const parcel = order.parcels.find(({ id }) => id === subjectId)
  return parcel === undefined ? {} : buildParcelData(parcel, order)
}

/** Lists the goods of a parcel as the order does, as Medusa does not sort them. Those that staff have added come last. */
function buildParcelData({ pieces, tracking }: Parcel, { items, lines }: Order): OrderMailData {
  const packed = pieces.flatMap(({ itemId, quantity }) => {
    const item = items.find(({ id }) => id === itemId)
    // The work on a custom print is not a piece of a parcel.
    return item === undefined || item.size === '' ? [] : [{ name: item.name, size: item.size, quantity }]
  })
  const getRank = ({ name, size }: (typeof packed)[number]) => {
    const rank = lines.findIndex((line) => line.name === name && line.size === size)
    return rank < 0 ? lines.length : rank
  }
  return { items: packed.toSorted((a, b) => getRank(a) - getRank(b)), tracking }
}

type ReturnNotice = Pick<OrderReturn, 'id' | 'lines' | 'reason' | 'answer'>

/** Returns the mail to the buyer about a step of a return. A refund has a mail of its own. */
export function buildReturnMail(
  state: Exclude<ReturnState, 'refunded'>,
  orderReturn: ReturnNotice,
  order: Order,
): NewOrderMail {
  return {
    checkoutId: order.checkoutId,
    orderId: order.id,
    subjectId: orderReturn.id,
    kind: `return_${state}`,
    recipient: order.email,
    data: {
      ...buildGreetingData(order.shippingAddress, order.billingAddress),
      items: listReturnedItems(orderReturn, order),
      reason: orderReturn.reason,
      answer: orderReturn.answer,
    },
  }
}

/** Returns the mails about a new return, for the buyer and for the studio. */
export function buildReturnRequestMails(
  orderReturn: ReturnNotice,
  order: Order,
  studioEmail: string,
): NewOrderMail[] {
  const mail = buildReturnMail('requested', orderReturn, order)
  const data = { ...mail.data, buyerEmail: order.email }
  return [mail, { ...mail, kind: 'return_notice', recipient: studioEmail, data }]
}
