// Buying a shirt up to the payment, once through the shop's own route and once through Medusa's cart flow.

/**
 * JSON of an answer; throws with the answer's text when it is not 2xx.
 * @param {string} url
 * @param {{ body?: unknown, headers?: Record<string, string> }} [options]
 */
export async function call(url, { body, headers = {} } = {}) {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/**
 * Headers of a member of staff who has signed in.
 * @param {{ siteUrl: string, adminEmail: string, adminPassword: string }} shop
 * @returns {Promise<Record<string, string>>}
 */
export async function fetchStaffHeaders({ siteUrl, adminEmail, adminPassword }) {
  const { token } = await call(`${siteUrl}/auth/user/emailpass`, {
    body: { email: adminEmail, password: adminPassword },
  })
  return { authorization: `Bearer ${token}` }
}

/**
 * Medusa's publishable key, as a staff member finds it in the admin.
 * @param {{ siteUrl: string, adminEmail: string, adminPassword: string }} shop
 */
export async function readPublishableKey(shop) {
  const headers = await fetchStaffHeaders(shop)
  const keys = await call(`${shop.siteUrl}/admin/api-keys?type=publishable`, { headers })
  return keys.api_keys[0].token
}

/** Pieces of each size, so that nothing is sold out. */
const STOCK = 10_000

/** Puts plenty of every size into the rack. @param {string} siteUrl @param {Record<string, string>} headers of the staff */
export async function addStock(siteUrl, headers) {
  const { inventory_items: items } = await call(
    `${siteUrl}/admin/inventory-items?limit=200&fields=id,*location_levels`,
    { headers },
  )
  for (const { id, location_levels: levels } of items) {
    for (const { location_id: place } of levels) {
      await call(`${siteUrl}/admin/inventory-items/${id}/location-levels/${place}`, {
        headers,
        body: { stocked_quantity: STOCK },
      })
    }
  }
}

/**
 * Opens a checkout as the shop's drawer does: one request.
 * @param {string} siteUrl
 * @param {any} product of GET /api/products
 * @param {Record<string, string>} [headers]
 */
export function openCheckout(siteUrl, product, headers = {}) {
  const size = product.sizes[0]
  const item = {
    id: `${product.id}-${size}`,
    productId: product.id,
    name: product.name,
    size,
    price: product.price,
    currency: product.currency,
    image: product.images.front,
    quantity: 1,
  }
  return call(`${siteUrl}/api/create-checkout-session`, {
    headers: { origin: siteUrl, ...headers },
    body: {
      items: [item],
      deliveryOption: 'shipping',
      successUrl: `${siteUrl}/checkout-success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${siteUrl}/`,
    },
  })
}

/**
 * The same purchase through Medusa's store API, up to the payment session: the six requests that its own storefront
 * makes, with the address in the first.
 * @param {{ url: string, headers: Record<string, string>, regionId: string, variantId: string, provider: string }} shop
 */
export async function runCartFlow({ url, headers, regionId, variantId, provider }) {
  const post = (/** @type {string} */ path, /** @type {unknown} */ body) =>
    call(`${url}/store/${path}`, { headers, body })
  const address = {
    first_name: 'Ursina',
    last_name: 'Caduff',
    address_1: 'Poststrasse 12',
    postal_code: '7000',
    city: 'Chur',
    country_code: 'ch',
  }
  const { cart } = await post('carts', {
    region_id: regionId,
    email: 'bench@example.ch',
    shipping_address: address,
  })
  await post(`carts/${cart.id}/line-items`, { variant_id: variantId, quantity: 1 })
  const { shipping_options: options } = await call(`${url}/store/shipping-options?cart_id=${cart.id}`, {
    headers,
  })
  const option = options.find((/** @type {{ amount: number }} */ { amount }) => amount > 0)
  await post(`carts/${cart.id}/shipping-methods`, { option_id: option.id })
  const { payment_collection: payment } = await post('payment-collections', { cart_id: cart.id })
  await post(`payment-collections/${payment.id}/payment-sessions`, { provider_id: provider })
}
