import type { APIRequestContext } from '@playwright/test'
import type { PrintSpec } from '../../../commerce/src/contract/custom-print/print-spec'
import type { StaffRequests } from '../../../commerce/src/contract/custom-print/staff-request'
import { submitArtwork } from './submit-request'
import { callAdminApi, fetchStaffToken } from './staff'

/** A proof that waits for its buyer, sent as bench and board do; returns the request's number and the token of its link. */
export async function sendProof(request: APIRequestContext, changes: Partial<PrintSpec> = {}) {
  const { number, token } = await submitArtwork(request, changes)
  await answerWithProof(request, number)
  return { number, token }
}

/** Sends price and proof of a request as its draft says. */
export async function answerWithProof(
  request: APIRequestContext,
  number: number,
  message = '',
): Promise<void> {
  const { requests }: StaffRequests = await callAdminApi(request, 'get', '/admin/press-requests')
  const found = requests.find((one) => one.number === number)
  if (found === undefined) throw new Error(`The board has no request ${number}`)
  const { quote, draft } = found
  await callAdminApi(request, 'post', `/admin/press-requests/${found.id}/proofs`, {
    key: crypto.randomUUID(),
    version: 1,
    amounts: draft.lines.map(({ eachInRappen }) => eachInRappen),
    total: quote.total,
    readyOn: draft.readyOn,
    message,
  })
}

/** Notes on the board that an order is printed and on its way. */
export async function shipOrder(request: APIRequestContext, number: number): Promise<void> {
  const headers = { authorization: `Bearer ${await fetchStaffToken(request)}` }
  const answer = await request.get('/api/orders?filter=open&limit=100', { headers })
  const { orders } = (await answer.json()) as { orders: { id: string; number: number }[] }
  const id = orders.find((order) => order.number === number)?.id
  for (const step of ['printed', 'shipped'])
    await callAdminApi(request, 'post', `/admin/orders/${id}/studio`, { step })
}
