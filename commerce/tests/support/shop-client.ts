import { catalogueSchema, type Catalogue, type Product } from '../../src/contract/catalogue/catalogue'
import type { CartItem } from '../../src/contract/cart/cart-item'
import { getCartItemId } from '../../src/contract/cart/cart-item-id'
import { checkoutResponseSchema, buildReturnUrls } from '../../src/contract/cart/checkout-request'
import { buyerOrderSchema, type BuyerOrder } from '../../src/contract/orders/buyer-order'
import type { DeliveryOption } from '../../src/contract/cart/delivery-option'
import type { Shop as RunningShop } from './shop'
import { parseExactly } from './parse-exactly'

/** The addresses of a shop and of Stripe's sandbox. */
type Shop = Pick<RunningShop, 'origin' | 'sandboxUrl'>

/** Every answer that was no success, with its address: what the shop has said to whom it refused something. */
export type FailedRequest = { url: string; status: number; body: unknown }
export const failedRequests: FailedRequest[] = []

export type Answer = { status: number; body: unknown; headers: Headers }

/** Sends JSON and reads whatever comes back. */
export async function send(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return parseHarnessAnswer(response)
}

export async function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return parseHarnessAnswer(await fetch(url, { headers }))
}

async function parseHarnessAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
  const { status, headers, url } = response
  const body: unknown = isJson ? JSON.parse(text) : text
  if (!response.ok) failedRequests.push({ url, status, body })
  return { status, body, headers }
}

export async function fetchShopCatalogue(shop: Shop): Promise<Catalogue> {
  return parseExactly(catalogueSchema, (await get(`${shop.origin}/api/products`)).body)
}

/** The seeded product with this handle. */
export async function fetchProduct(shop: Shop, handle: string): Promise<Product> {
  const product = (await fetchShopCatalogue(shop)).products.find((product) => product.handle === handle)
  if (product === undefined) throw new Error(`There is no product ${handle}`)
  return product
}

/** A cart line as the browser sends it. */
export function toCartItem(product: Product, size: string, quantity = 1): CartItem {
  const { id: productId, name, price, prices, currency, images } = product
  return {
    id: getCartItemId(productId, size),
    productId,
    name,
    size,
    price: prices[size] ?? price,
    currency,
    image: images.front,
    quantity,
  }
}

export function buildCheckoutBody(
  shop: Shop,
  items: CartItem[],
  deliveryOption: DeliveryOption = 'shipping',
) {
  return { items, deliveryOption, ...buildReturnUrls(shop.origin) }
}

export function requestCheckout(
  shop: Shop,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(`${shop.origin}/api/create-checkout-session`, body, headers)
}

/** Opens a checkout that must succeed; returns the session's id. */
export async function openTestCheckout(
  shop: Shop,
  items: CartItem[],
  deliveryOption?: DeliveryOption,
  headers?: Record<string, string>,
): Promise<string> {
  const { status, body } = await requestCheckout(
    shop,
    buildCheckoutBody(shop, items, deliveryOption),
    headers,
  )
  if (status !== 200) throw new Error(`The checkout answered ${status}: ${JSON.stringify(body)}`)
  return parseExactly(checkoutResponseSchema, body).id
}

/** Does what the buttons of the hosted page do: pays, unless `how` says otherwise. */
export async function payAtSandbox(
  shop: Shop,
  sessionId: string,
  how: Record<string, string | number> = {},
): Promise<void> {
  const { status, body } = await send(`${shop.sandboxUrl}/_test/sessions/${sessionId}/pay`, how)
  if (status !== 200) throw new Error(`Paying answered ${status}: ${JSON.stringify(body)}`)
}

export async function fetchBuyerOrder(shop: Shop, sessionId: string): Promise<BuyerOrder> {
  return parseExactly(buyerOrderSchema, (await get(`${shop.origin}/api/orders?session_id=${sessionId}`)).body)
}

/** Waits until an order is no longer pending, and returns it. */
export async function waitForOrder(shop: Shop, sessionId: string): Promise<BuyerOrder> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const order = await fetchBuyerOrder(shop, sessionId)
    if (order.status !== 'pending') return order
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The order is still pending after a minute')
}

/** Buys the items of a cart, and waits for the order. */
export async function buy(shop: Shop, items: CartItem[], deliveryOption?: DeliveryOption) {
  const sessionId = await openTestCheckout(shop, items, deliveryOption)
  await payAtSandbox(shop, sessionId)
  return { sessionId, order: await waitForOrder(shop, sessionId) }
}
