import { type APIRequestContext, expect } from '@playwright/test'
import { fromSetUp } from './fixtures'

/** A staff member's bearer token for Medusa's admin API. */
export async function staffToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/auth/user/emailpass', {
    data: { email: fromSetUp('ADMIN_EMAIL'), password: fromSetUp('ADMIN_PASSWORD') },
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
