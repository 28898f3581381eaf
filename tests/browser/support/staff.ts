import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { getShopValue } from './fixtures'

type Account = { email: string; password: string }

const studioAccount = (): Account => ({
  email: getShopValue('adminEmail'),
  password: getShopValue('adminPassword'),
})

/** Opens the studio's page and signs in. */
export async function signIn(page: Page, { email, password }: Account = studioAccount()): Promise<void> {
  await page.goto('/admin')
  // Its script has come: before that the browser itself would send the form.
  await expect(page.getByText('The shop answers.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('group', { name: 'Lists' })).toBeVisible()
}

/** Signs in to Medusa's own admin, on whatever page of it was opened and in any language. */
export async function signInToMedusa(
  page: Page,
  { email, password }: Account = studioAccount(),
): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** Opens a page of Medusa's admin from its menu, which narrow screens keep behind their first button. */
export async function openMedusaPage(page: Page, name: string): Promise<void> {
  await page.getByRole('button').first().tap()
  await page.getByRole('link', { name, exact: true }).tap()
}

/** A colleague of its own for a test that signs out: that ends all tokens of the account, also other tests'. */
export async function createColleague(request: APIRequestContext): Promise<Account> {
  const account = { email: `colleague-${crypto.randomUUID()}@example.ch`, password: 'only-for-this-test' }
  const { invite } = await callAdminApi(request, 'post', '/admin/invites', { email: account.email })
  const registered = await request.post('/auth/user/emailpass/register', { data: account })
  const headers = { authorization: `Bearer ${(await registered.json()).token}` }
  const data = { email: account.email, first_name: 'Col', last_name: 'League' }
  const accepted = await request.post(`/admin/invites/accept?token=${invite.token}`, { headers, data })
  expect(accepted.status()).toBe(200)
  return account
}

/** A staff member's bearer token for Medusa's admin API. */
export async function fetchStaffToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/auth/user/emailpass', {
    data: { email: getShopValue('adminEmail'), password: getShopValue('adminPassword') },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).token
}

/** Reads Medusa's payment of an order. Amounts are in francs. */
export async function readPayment(request: APIRequestContext, orderNumber: number) {
  const fields = '+display_id,*payment_collections.payments'
  const { orders } = await callAdminApi(
    request,
    'get',
    `/admin/orders?limit=100&order=-display_id&fields=${fields}`,
  )
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
export async function readPublishableKey(request: APIRequestContext): Promise<string> {
  const { api_keys: keys } = await callAdminApi(request, 'get', '/admin/api-keys?type=publishable')
  return keys[0].token
}

/** Asks Medusa's admin API as staff; fails the test unless it answers 200. */
export async function callAdminApi(
  request: APIRequestContext,
  method: 'get' | 'post' | 'delete',
  path: string,
  data?: object,
) {
  const headers = { authorization: `Bearer ${await fetchStaffToken(request)}` }
  const answer = await request[method](path, { headers, ...(data === undefined ? {} : { data }) })
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
  return answer.json()
}

/** Lets the server's list hold `count` orders, of one or two kinds of shirt, and be searched by name. */
export async function answerWithOrders(page: Page, count: number): Promise<void> {
  await page.route(/\/api\/orders\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams
    const found = buildOrders(count).filter(({ buyer }) => buyer.includes(query.get('q') ?? ''))
    const offset = Number(query.get('offset') ?? 0)
    const limit = Number(query.get('limit') ?? found.length)
    const orders = found.slice(offset, offset + limit)
    await route.fulfill({ json: { orders, unreadable: [], count: found.length } })
  })
}

/** Lets the lists of open and of all orders hold `count` more beside the shop's own, which come first. */
export async function addOrders(page: Page, count: number): Promise<void> {
  await page.route(/\/api\/orders\?(?!.*filter=returning)/, async (route) => {
    // Once more, as a browser does, where the server has just closed the connection that was kept.
    const response = await route.fetch({ maxRetries: 1 })
    const own = await response.json()
    const query = new URL(route.request().url()).searchParams
    const found = buildOrders(count).filter(({ buyer }) => buyer.includes(query.get('q') ?? ''))
    const orders = [...own.orders, ...found].slice(0, Number(query.get('limit') ?? Infinity))
    await route.fulfill({ response, json: { ...own, orders, count: own.count + found.length } })
  })
}

function buildOrders(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const line = {
      name: 'Cheese Second Edition',
      size: 'M',
      quantity: 1,
      image: '/media/products/crying-skull-back.webp',
      print: { side: null, method: '', inks: '', back: '' },
    }
    const more = { ...line, name: 'Crying Skull', size: 'XL', quantity: 2 }
    const lines = index % 5 === 0 ? [line, more] : [line]
    return {
      id: `order_${index}`,
      number: 9000 - index,
      status: 'paid',
      stage: 'print',
      total: 42.2,
      currency: 'CHF',
      deliveryOption: index % 2 === 0 ? 'pickup' : 'shipping',
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      buyer: `Buyer ${index + 1}`,
      lines,
      createdAt: '2026-02-03T10:20:00Z',
      dueAt: '2026-02-05T10:20:00Z',
      press: null,
      screensMadeAt: null,
      printedAt: null,
      readyAt: null,
      failedMails: 0,
      history: [],
      returns: [],
      notes: { studio: null, buyer: null },
    }
  })
}
