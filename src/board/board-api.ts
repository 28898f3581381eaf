import { ORDERS_PATH, UPLOAD_PATH } from '@contract/api/api-paths'
import { type Attention, attentionSchema } from '@contract/board/attention'
import {
  type OrderSearch,
  ORDERS_PER_PAGE,
  type BoardOrders,
  boardOrdersSchema,
  type BoardOrderDetail,
  boardOrderDetailSchema,
  type FulfillmentStep,
  fulfillmentStepResultsSchema,
  type FulfillmentStepResults,
  type FulfillmentSteps,
} from '@contract/board/board'
import type { ReturnStepInput } from '@contract/orders/order-returns'
import { resentMailSchema } from '@contract/orders/order-mails'
import { type StaffRequests, staffRequestsSchema } from '@contract/custom-print/staff-request'
import type { ProductSide } from '@contract/admin/upload'
import { HttpError, fetchApi } from '@/lib/http'
import { parseResponse } from '@/lib/parse-response'
import { createSearchParams } from './board-address'
import { clearSession } from './sign-in/session'

export type BoardData = {
  open: BoardOrders
  returning: BoardOrders
  attention: Attention
  press: StaffRequests
}

/** The requests of custom printing. */
export const ADMIN_PRESS_REQUESTS_PATH = '/admin/press-requests'

/** Loads the board. Requests here throw HttpError, 401 without a session (reading R21), and what fetch throws. */
export async function fetchBoard(): Promise<BoardData> {
  const [open, returning, attention, press] = await Promise.all([
    fetchAsStaff(`${ORDERS_PATH}?filter=open`),
    fetchAsStaff(`${ORDERS_PATH}?filter=returning`),
    fetchAsStaff('/admin/attention'),
    fetchAsStaff(ADMIN_PRESS_REQUESTS_PATH),
  ])
  return {
    open: parseResponse(boardOrdersSchema, open),
    returning: parseResponse(boardOrdersSchema, returning),
    attention: parseResponse(attentionSchema, attention),
    press: parseResponse(staffRequestsSchema, press),
  }
}

/** One page of what is looked for, from 1. */
export async function searchOrders(search: OrderSearch, page: number): Promise<BoardOrders> {
  const query = createSearchParams({
    ...search,
    limit: ORDERS_PER_PAGE,
    offset: (page - 1) * ORDERS_PER_PAGE,
  })
  return parseResponse(boardOrdersSchema, await fetchAsStaff(`${ORDERS_PATH}?${query}`))
}

const getOrderStepsUrl = (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/studio`

export async function fetchPackingSlip(orderId: string): Promise<BoardOrderDetail> {
  return parseResponse(boardOrderDetailSchema, await fetchAsStaff(getOrderStepsUrl(orderId)))
}

/** Takes a step of an order; idempotent. */
export async function takeStep(orderId: string, step: FulfillmentStep, tracking?: string): Promise<void> {
  await post(getOrderStepsUrl(orderId), { step, ...(tracking ? { tracking } : {}) })
}

/** Takes steps of several orders; each is answered for itself. */
export async function takeSteps(steps: FulfillmentSteps['steps']): Promise<FulfillmentStepResults> {
  return parseResponse(fulfillmentStepResultsSchema, await post('/admin/studio-steps', { steps }))
}

/** Takes a return a step further; idempotent. */
export async function takeReturnStep(
  orderId: string,
  returnId: string,
  input: ReturnStepInput,
): Promise<void> {
  await post(`/admin/orders/${encodeURIComponent(orderId)}/returns/${encodeURIComponent(returnId)}`, input)
}

/** Replaces the studio's note of an order; refused where `known` is not what stands there. */
export async function saveStaffNote(orderId: string, text: string, expectedText: string): Promise<void> {
  await post(`/admin/orders/${encodeURIComponent(orderId)}/note`, { text, known: expectedText })
}

/** Sends a mail of an order once more; returns to whom, as its address may have been corrected. */
export async function sendMailAgain(orderId: string, mailId: string): Promise<string> {
  const path = `/admin/orders/${encodeURIComponent(orderId)}/mails/${encodeURIComponent(mailId)}`
  return parseResponse(resentMailSchema, await post(path)).recipient
}

/** Closes a checkout in review whose money was refunded. */
export async function closeReview(checkoutId: string): Promise<void> {
  await post(`/admin/attention/review/${encodeURIComponent(checkoutId)}`)
}

export async function uploadPicture(picture: Blob, productId: string, side: ProductSide): Promise<void> {
  const form = new FormData()
  form.set('productId', productId)
  form.set('side', side)
  form.append('images[]', picture, 'picture')
  await fetchAsStaff(UPLOAD_PATH, { method: 'POST', body: form })
}

/** Posts a body with the staff session. */
export function post(path: string, body: object = {}) {
  return fetchAsStaff(path, { method: 'POST', body: JSON.stringify(body) })
}

/** Sends a request with the staff session. */
export function fetchAsStaff(path: string, options?: RequestInit): Promise<unknown> {
  return withStaffSession(() => fetchApi(path, options))
}

/** Runs what needs the staff session; a 401 ends it, and the page shows the sign-in form. */
export async function withStaffSession<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) clearSession()
    throw error
  }
}
