import { toFrancs } from '../../contract/money/money'
import { buildPreviewPath } from '../../contract/site/token-path'
import { getCartItemId } from '../../contract/cart/cart-item-id'
import type { BuyerOrder, LinkedOrder, PurchasedItem } from '../../contract/orders/buyer-order'
import type { Checkout, CheckoutStatus, QuotedLine } from '../../checkout/checkout'
import type { Order } from '../order'
import {
  getDeliveryState,
  isOrderUnderWay,
  getOrderStatus,
  listProductionStages,
  sumRefunds,
} from '../order-rules'
import { toReturnCase, listReturnableLines } from '../return-rules'

export const BUYER_STATUS: Record<CheckoutStatus, BuyerOrder['status']> = {
  opening: 'pending',
  open: 'pending',
  settling: 'pending',
  review: 'pending',
  paid: 'paid',
  failed: 'failed',
  refunded: 'refunded',
}

/**
 * Adds to a pending or paid answer which items have left the cart. A custom print was never in the cart, though its blank
 * shirts may be products. It is known by the line of its work, which has no product.
 */
export function addPurchasedItems<Answer extends BuyerOrder>(
  answer: Answer,
  { lines }: Pick<Checkout, 'lines'>,
): Answer & { items?: PurchasedItem[] | undefined } {
  if (answer.status === 'failed' || answer.status === 'refunded') return answer
  const isPrint = lines.some(({ productId }) => productId === '')
  const items = lines.map(({ productId, size, quantity }) => ({
    id: getCartItemId(productId, size),
    quantity,
  }))
  return { ...answer, items: isPrint ? [] : items }
}

/** Returns an order for its buyer. `requestToken` opens the request of a custom print. */
export function toBuyerOrder(order: Order, requestToken?: string) {
  return {
    status: BUYER_STATUS[getOrderStatus(order)],
    order: {
      number: order.number,
      lines: order.lines.map((line) => ({
        name: line.name,
        size: line.size,
        quantity: line.quantity,
        price: toFrancs(line.priceInRappen),
        image: findLineImage(line, order, requestToken),
      })),
      subtotal: toFrancs(order.subtotal),
      shipping: toFrancs(order.shipping),
      tax: toFrancs(order.tax),
      total: toFrancs(order.total),
      currency: order.currency,
      deliveryOption: order.deliveryOption,
      email: order.maskedEmail,
      readyOn: order.customPrint?.readyOn,
      requestToken,
    },
  } satisfies BuyerOrder
}

/** Returns the picture of a line. That of a printed shirt can only be seen with `requestToken`. */
function findLineImage(
  { size, image }: QuotedLine,
  { customPrint }: Order,
  requestToken: string | undefined,
): string | undefined {
  if (customPrint === null) return image === '' ? undefined : image
  return size === '' || requestToken === undefined
    ? undefined
    : buildPreviewPath(requestToken, customPrint.version)
}

export function toLinkedOrder(order: Order, now: Date, requestToken?: string): LinkedOrder {
  return {
    ...toBuyerOrder(order, requestToken),
    placedAt: order.paidAt.toISOString(),
    taxRatePercent: order.taxRatePercent,
    refunded: toFrancs(sumRefunds(order)),
    delivery: { state: getDeliveryState(order), tracking: order.parcels.flatMap(({ tracking }) => tracking) },
    stages: listProductionStages(order),
    note: {
      text: order.notes.find(({ author }) => author === 'buyer')?.text ?? '',
      isOpen: isOrderUnderWay(order),
    },
    returns: {
      returnable: listReturnableLines(order, now),
      cases: order.returns.map((orderReturn) => toReturnCase(orderReturn, order)),
    },
  }
}
