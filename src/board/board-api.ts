import { ORDERS_PATH, UPLOAD_PATH } from '@contract/api/api-paths'
import { type Attention, attentionSchema } from '@contract/board/attention'
import { type OrderSearch, ORDERS_PER_PAGE } from '@contract/board/order-search'
import {
  type BoardOrders,
  boardOrdersSchema,
  type BoardOrderDetail,
  boardOrderDetailSchema,
} from '@contract/board/board-order'
import {
  type FulfillmentStep,
  fulfillmentStepResultsSchema,
  type FulfillmentStepResults,
  type FulfillmentSteps,
} from '@contract/board/fulfillment-step'
import type { ReturnStepInput } from '@contract/orders/order-returns'
import { resentMailSchema } from '@contract/orders/order-mails'
import { type StaffRequests, staffRequestsSchema } from '@contract/custom-print/staff-request'
import type { ProductSide } from '@contract/admin/upload'
import { HttpError, fetchApi } from '@/lib/requests/http'
import { parseResponse } from '@/lib/requests/parse-response'
import { createSearchParams } from './board-address'
import { clearSession } from './sign-in/session'

export type BoardData = {
  open: BoardOrders
  returning: BoardOrders
  attention: Attention
  press: StaffRequests
}

/** Path of the requests of custom printing. */
export const ADMIN_PRINT_REQUESTS_PATH = '/admin/press-requests'

/**
 * Loads the board. Every function here rejects with HttpError, 401 without a session,
 * and as fetch does.
 */
export async function fetchBoard(): Promise<BoardData> {
  const [open, returning, attention, press] = await Promise.all([
    fetchAsStaff(`${ORDERS_PATH}?filter=open`),
    fetchAsStaff(`${ORDERS_PATH}?filter=returning`),
    fetchAsStaff('/admin/attention'),
    fetchAsStaff(ADMIN_PRINT_REQUESTS_PATH),
  ])
  return {
    open: parseResponse(boardOrdersSchema, open),
    returning: parseResponse(boardOrdersSchema, returning),
    attention: parseResponse(attentionSchema, attention),
    press: parseResponse(staffRequestsSchema, press),
  }
}

/** Returns one page of a search's orders; pages count from 1. */
export async function searchOrders(search: OrderSearch, page: number): Promise<BoardOrders> {
  const query = createSearchParams({
    ...search,
    limit: ORDERS_PER_PAGE,
    offset: (page - 1) * ORDERS_PER_PAGE,
  })
  return parseResponse(boardOrdersSchema, await fetchAsStaff(`${ORDERS_PATH}?${query}`))
}

const getOrderStepsUrl = (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/studio`

/** Returns an order with all that its packing slip needs. */
export async function fetchOrderDetail(orderId: string): Promise<BoardOrderDetail> {
  return parseResponse(boardOrderDetailSchema, await fetchAsStaff(getOrderStepsUrl(orderId)))
}

/** Applies a step to an order; idempotent. */
export async function takeStep(orderId: string, step: FulfillmentStep, tracking?: string): Promise<void> {
  await postAsStaff(getOrderStepsUrl(orderId), { step, ...(tracking ? { tracking } : {}) })
}

/** Applies steps to several orders. Each has a result of its own. */
export async function takeSteps(steps: FulfillmentSteps['steps']): Promise<FulfillmentStepResults> {
  return parseResponse(fulfillmentStepResultsSchema, await postAsStaff('/admin/studio-steps', { steps }))
}

/** Applies a step to a return; idempotent. */
export async function takeReturnStep(
  orderId: string,
  returnId: string,
  input: ReturnStepInput,
): Promise<void> {
  await postAsStaff(
    `/admin/orders/${encodeURIComponent(orderId)}/returns/${encodeURIComponent(returnId)}`,
    input,
  )
}

/** Replaces the studio's note of an order. Refused if the stored note is not `expectedText`. */
export async function saveStaffNote(orderId: string, text: string, expectedText: string): Promise<void> {
  await postAsStaff(`/admin/orders/${encodeURIComponent(orderId)}/note`, { text, known: expectedText })
}

/** Sends a mail of an order again. Returns the recipient, as the address may have been corrected. */
export async function sendMailAgain(orderId: string, mailId: string): Promise<string> {
  const path = `/admin/orders/${encodeURIComponent(orderId)}/mails/${encodeURIComponent(mailId)}`
  return parseResponse(resentMailSchema, await postAsStaff(path)).recipient
}

/** Closes a checkout in review whose money has been refunded. */
export async function closeReview(checkoutId: string): Promise<void> {
  await postAsStaff(`/admin/attention/review/${encodeURIComponent(checkoutId)}`)
}

/** Notes that a refund that failed at Stripe has been seen to. */
export async function closeFailedRefund(refundId: string): Promise<void> {
  await postAsStaff(`/admin/attention/failed-refunds/${encodeURIComponent(refundId)}`)
}

/** Uploads one picture of a product. */
export async function uploadPicture(picture: Blob, productId: string, side: ProductSide): Promise<void> {
  const form = new FormData()
  form.set('productId', productId)
  form.set('side', side)
  form.append('images[]', picture, 'picture')
  await fetchAsStaff(UPLOAD_PATH, { method: 'POST', body: form })
}

/** Posts a body as JSON with the staff session. */
export function postAsStaff(path: string, body: object = {}) {
  return fetchAsStaff(path, { method: 'POST', body: JSON.stringify(body) })
}

/** Sends a request with the staff session. Rejects as fetchApi does. */
export function fetchAsStaff(path: string, options?: RequestInit): Promise<unknown> {
  return withStaffSession(() => fetchApi(path, options))
}

/**
 * Runs a request that needs the staff session. A 401 ends the session, so that the page shows the sign-in form.
 */
export async function withStaffSession<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) clearSession()
    throw error
  }
}
