import type { Product } from '../../src/contract/catalogue/catalogue'
import type { DeliveryOption } from '../../src/contract/cart/delivery-option'
import { buy, toCartItem } from './shop-client'
import { query } from './database'
import type { Shop } from './shop'

/** Buys a product in size M; returns the order's numbers, and the token of its page. */
export async function placePaidOrder(
  shop: Shop,
  product: Product,
  pieces = 1,
  deliveryOption?: DeliveryOption,
) {
  const { sessionId, order } = await buy(shop, [toCartItem(product, 'M', pieces)], deliveryOption)
  const [row] = await query<{ order_id: string; payment_id: string }>(
    shop.databaseUrl,
    'select order_id, payment_id from checkout_intent where session_id = $1',
    [sessionId],
  )
  return {
    sessionId,
    number: order.order?.number ?? 0,
    token: order.token ?? '',
    orderId: row?.order_id ?? '',
    paymentId: row?.payment_id ?? '',
  }
}
