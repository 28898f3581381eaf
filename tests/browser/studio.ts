import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ofShop } from './fixtures'

type Account = { email: string; password: string }

const studioAccount = (): Account => ({ email: ofShop('adminEmail'), password: ofShop('adminPassword') })

/** Opens the studio's page and signs in. */
export async function signIn(page: Page, { email, password }: Account = studioAccount()): Promise<void> {
  await page.goto('/admin')
  // Its script has come: before that the browser itself would send the form.
  await expect(page.getByText('The shop answers.')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('group', { name: 'Lists' })).toBeVisible()
}

/** Signs in to Medusa's own admin, on whatever page of it was opened. */
export async function signInToMedusa(page: Page): Promise<void> {
  const { email, password } = studioAccount()
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: /continue|log ?in/i }).click()
}

/** A colleague of its own for a test that signs out: that ends all tokens of the account, also other tests'. */
export async function newColleague(request: APIRequestContext): Promise<Account> {
  const account = { email: `colleague-${crypto.randomUUID()}@example.ch`, password: 'only-for-this-test' }
  const { invite } = await admin(request, 'post', '/admin/invites', { email: account.email })
  const registered = await request.post('/auth/user/emailpass/register', { data: account })
  const headers = { authorization: `Bearer ${(await registered.json()).token}` }
  const data = { email: account.email, first_name: 'Col', last_name: 'League' }
  const accepted = await request.post(`/admin/invites/accept?token=${invite.token}`, { headers, data })
  expect(accepted.status()).toBe(200)
  return account
}

/** A staff member's bearer token for Medusa's admin API. */
export async function staffToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/auth/user/emailpass', {
    data: { email: ofShop('adminEmail'), password: ofShop('adminPassword') },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).token
}

/** What Medusa's payment of an order says, in francs. */
export async function paymentOf(request: APIRequestContext, orderNumber: number) {
  const headers = { authorization: `Bearer ${await staffToken(request)}` }
  const fields = '+display_id,*payment_collections.payments'
  const answer = await request.get(`/admin/orders?limit=100&order=-display_id&fields=${fields}`, { headers })
  const { orders } = await answer.json()
  const mine = orders.filter((order: { display_id: number }) => order.display_id === orderNumber)
  expect(mine).toHaveLength(1)
  const payments = mine[0].payment_collections.flatMap(
    (collection: { payments: unknown[] }) => collection.payments,
  )
  expect(payments).toHaveLength(1)
  return {
    id: payments[0].id as string,
    captured: Number(payments[0].amount),
    capturedAt: payments[0].captured_at,
  }
}

/** The key with which a storefront of one's own could ask Medusa's store API; it is no secret. */
export async function publishableKey(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${await staffToken(request)}` }
  const { api_keys: keys } = await (await request.get('/admin/api-keys?type=publishable', { headers })).json()
  return keys[0].token
}

type Shirt = { handle: string; title: string; description: string; metadata: Record<string, string> }

/** Puts a shirt in size M on sale, as staff do in the Medusa admin, with no stock yet; returns its id. */
export async function createShirt(request: APIRequestContext, shirt: Shirt): Promise<string> {
  const [{ id: channel }] = (await admin(request, 'get', '/admin/sales-channels')).sales_channels
  const [{ id: profile }] = (await admin(request, 'get', '/admin/shipping-profiles')).shipping_profiles
  const { product } = await admin(request, 'post', '/admin/products', {
    ...shirt,
    status: 'published',
    images: [{ url: '/media/products/donuts-front.webp' }],
    shipping_profile_id: profile,
    sales_channels: [{ id: channel }],
    options: [{ title: 'Size', values: ['M'] }],
    variants: [
      {
        title: 'M',
        sku: `${shirt.handle}-m`,
        manage_inventory: true,
        options: { Size: 'M' },
        prices: [{ currency_code: 'chf', amount: 29.9 }],
      },
    ],
  })
  // A size that lies nowhere is not offered.
  await setStock(request, product.id, 'M', 0)
  return product.id
}

/** Changes what a product says; an empty text in its metadata takes that away. */
export async function changeProduct(request: APIRequestContext, id: string, changes: object): Promise<void> {
  await admin(request, 'post', `/admin/products/${id}`, changes)
}

/** Lays so many pieces of a size on the shelf. */
export async function setStock(request: APIRequestContext, id: string, size: string, pieces: number) {
  const [{ id: location }] = (await admin(request, 'get', '/admin/stock-locations')).stock_locations
  const { product } = await admin(
    request,
    'get',
    `/admin/products/${id}?fields=variants.title,variants.inventory_items.inventory_item_id`,
  )
  const variant = product.variants.find(({ title }: { title: string }) => title === size)
  const item = variant.inventory_items[0].inventory_item_id
  const level = { location_id: location, stocked_quantity: pieces }
  const path = `/admin/inventory-items/${item}/location-levels`
  const { inventory_levels: levels } = await admin(request, 'get', path)
  if (levels.length === 0) await admin(request, 'post', path, level)
  else await admin(request, 'post', `${path}/${location}`, { stocked_quantity: pieces })
}

/** Takes a product off sale again, and keeps it as a draft. */
export async function withdrawProduct(request: APIRequestContext, id: string): Promise<void> {
  await changeProduct(request, id, { status: 'draft' })
}

/** Deletes a product for good. */
export async function removeProduct(request: APIRequestContext, id: string): Promise<void> {
  await admin(request, 'delete', `/admin/products/${id}`)
}

async function admin(
  request: APIRequestContext,
  method: 'get' | 'post' | 'delete',
  path: string,
  data?: object,
) {
  const headers = { authorization: `Bearer ${await staffToken(request)}` }
  const answer = await request[method](path, { headers, ...(data === undefined ? {} : { data }) })
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
  return answer.json()
}
