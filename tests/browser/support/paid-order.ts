import { type APIRequestContext, expect } from '@playwright/test'
import { BUYER } from './shopper'
import { getShopValue } from './fixtures'

type Purchase = { handle: string; size: string; delivery?: 'shipping' | 'pickup'; language?: string }

/** A paid order: its number, and the addresses that its buyer comes back to and finds in the mail. */
export type PaidOrder = { number: number; successPath: string; orderPath: string }

/**
 * Buys one piece with the calls that a buyer's browser makes: for tests of what comes after a purchase. Those of the
 * purchase itself press the buttons.
 */
export async function payOrder(
  request: APIRequestContext,
  { handle, size, delivery = 'shipping', language = 'en' }: Purchase,
): Promise<PaidOrder> {
  const site = getShopValue('siteUrl')
  const { products } = await (await request.get(`${site}/api/products`)).json()
  const {
    id: productId,
    name,
    price,
    currency,
    images,
  } = products.find((product: { handle: string }) => product.handle === handle)
  const id = `${productId}-${size}`
  const line = { id, productId, name, size, price, currency, image: images.front, quantity: 1 }
  const checkout = await request.post(`${site}/api/create-checkout-session`, {
    headers: { 'accept-language': language, 'idempotency-key': crypto.randomUUID() },
    data: {
      items: [line],
      deliveryOption: delivery,
      successUrl: `${site}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${site}/`,
    },
  })
  expect(checkout.status(), await checkout.text()).toBe(200)
  const session: string = (await checkout.json()).id
  const paid = await request.post(`${getShopValue('sandboxUrl')}/_test/sessions/${session}/pay`, {
    data: { email: BUYER },
  })
  expect(paid.status()).toBe(200)
  const address = `${site}/api/orders?session_id=${session}`
  await expect.poll(async () => (await (await request.get(address)).json()).status).toBe('paid')
  const { order, token } = await (await request.get(address)).json()
  return {
    number: order.number,
    successPath: `/checkout-success?session_id=${session}`,
    orderPath: `/order?token=${token}`,
  }
}
