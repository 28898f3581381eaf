import type { APIRequestContext, Page } from '@playwright/test'
import type { PrintSpec } from '../../../commerce/src/contract/custom-print/print-spec'
import type { StaffRequests } from '../../../commerce/src/contract/custom-print/staff-request'
import { expect } from './fixtures'
import { callAdminApi, fetchStaffToken } from './staff'
import { requestCard, submitArtwork } from './submit-request'

/** A proof that waits for its buyer, sent as bench and board do; returns the request's number and the token of its link. */
export async function createProof(request: APIRequestContext, changes: Partial<PrintSpec> = {}) {
  const { number, token } = await submitArtwork(request, changes)
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
    message: '',
  })
  return { number, token }
}

/** Sends the proof of a request as the board has filled it in, or with another price of its first line. */
export async function sendProof(
  studio: Page,
  number: number,
  version = 1,
  firstPrice?: string,
): Promise<void> {
  await studio.getByRole('button', { name: /^Requests/ }).click()
  const card = requestCard(studio, number)
  await card.getByRole('button', { name: /^Send (price and proof|a newer version)$/ }).click()
  if (firstPrice !== undefined) await card.getByRole('textbox', { name: /×$/ }).first().fill(firstPrice)
  await card.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(studio.getByText(`Request ${number}: version ${version} of the proof`)).toBeVisible()
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
