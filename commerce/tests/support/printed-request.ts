import { payAtSandbox, send } from './shop-client'
import { query } from './database'
import { createProofedRequest } from './artwork'
import { approve, type ProofReference } from './proof-decisions'
import type { Shop } from './shop'

/** Approves and pays a proof; returns the session and Medusa's id of the order. */
export async function payProof(shop: Shop, proofed: ProofReference) {
  const sessionId = await approve(shop, proofed)
  await payAtSandbox(shop, sessionId)
  return { sessionId, orderId: await waitForOrderId(shop, sessionId) }
}

/** Asks the database, as the shop answers a buyer only so often. */
async function waitForOrderId({ databaseUrl }: Shop, sessionId: string): Promise<string> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
    const [row] = await query<{ order_id: string }>(
      databaseUrl,
      "select order_id from checkout_intent where session_id = $1 and status = 'paid'",
      [sessionId],
    )
    if (row !== undefined) return row.order_id
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('There is no order after a minute')
}

/** Notes on the board that a print is made and on its way. */
export async function shipOrder(shop: Shop, orderId: string, staff: Record<string, string>): Promise<void> {
  for (const step of ['printed', 'shipped']) {
    const { status } = await send(`${shop.origin}/admin/orders/${orderId}/studio`, { step }, staff)
    if (status !== 200) throw new Error(`The step ${step} answered ${status}`)
  }
}

/** A print that is paid and on its way to its buyer. */
export async function createPrintedRequest(
  shop: Shop,
  staff: Record<string, string>,
  ...how: [Parameters<typeof createProofedRequest>[2]?]
) {
  const proofed = await createProofedRequest(shop, staff, ...how)
  const { orderId } = await payProof(shop, proofed)
  await shipOrder(shop, orderId, staff)
  return proofed
}
