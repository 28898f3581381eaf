import { ORDERS_PATH, PRESS_PRICES_PATH, UPLOAD_PATH } from '@contract/api-paths'
import { type Attention, attentionSchema } from '@contract/attention'
import {
  type OrderSearch,
  ORDERS_PER_PAGE,
  type StaffOrders,
  staffOrdersSchema,
  type StudioSheet,
  studioSheetSchema,
  type StudioStep,
  studioStepResultsSchema,
  type StudioStepResults,
  type StudioSteps,
} from '@contract/studio'
import type { ReturnStepInput } from '@contract/order-returns'
import { resentMailSchema } from '@contract/order-mails'
import type { Job } from '@contract/press/job'
import { type PressPrices, pressPricesSchema, type PriceRows } from '@contract/press/prices'
import {
  type ArtworkKind,
  type NewProofInput,
  type RequestStepInput,
  type StaffRequests,
  staffRequestsSchema,
} from '@contract/press/staff'
import type { ProductSide } from '@contract/upload'
import { HttpError, request } from '@/lib/http'
import { readAnswer } from '@/lib/read-answer'
import { addressWith } from './board-address'
import { clearSession } from './studio-session'

export type Board = { open: StaffOrders; returning: StaffOrders; attention: Attention; press: StaffRequests }

/** Loads the board. Requests here throw HttpError, 401 without a session (reading R21), and what fetch throws. */
export async function loadBoard(): Promise<Board> {
  const [open, returning, attention, press] = await Promise.all([
    studioRequest(`${ORDERS_PATH}?filter=open`),
    studioRequest(`${ORDERS_PATH}?filter=returning`),
    studioRequest('/admin/attention'),
    studioRequest(PRESS_REQUESTS),
  ])
  return {
    open: readAnswer(staffOrdersSchema, open),
    returning: readAnswer(staffOrdersSchema, returning),
    attention: readAnswer(attentionSchema, attention),
    press: readAnswer(staffRequestsSchema, press),
  }
}

const PRESS_REQUESTS = '/admin/press-requests'

/** Where a picture of a request is, or of a version of its proof. */
export function artworkPath(id: string, kind: ArtworkKind, version?: number): string {
  return `${PRESS_REQUESTS}/${encodeURIComponent(id)}/pictures/${kind}${versionQuery(version)}`
}

/** Returns a picture of a request's drawing as another job prints it. */
export function drawPrint(id: string, job: Job): Promise<Blob> {
  const query = addressWith({ job: JSON.stringify(job) })
  return inSession(async () => {
    const response = await fetch(`${PRESS_REQUESTS}/${encodeURIComponent(id)}/print?${query}`)
    if (!response.ok) throw new HttpError(response.status, await response.text())
    return response.blob()
  })
}

const versionQuery = (version?: number) => (version === undefined ? '' : `?version=${version}`)

/** Where the film of a request is, or of a version of its proof; it is drawn when it is asked for. */
export function filmPath(id: string, as: 'png' | 'pdf', version?: number): string {
  const query = addressWith({ as: as === 'png' ? undefined : as, version })
  return `${PRESS_REQUESTS}/${encodeURIComponent(id)}/film${query.size === 0 ? '' : `?${query}`}`
}

/** Asks the buyer of a request something, or declines; idempotent by its key. */
export async function answerRequest(id: string, input: RequestStepInput): Promise<void> {
  await post(`${PRESS_REQUESTS}/${encodeURIComponent(id)}`, input)
}

/** Sends a proof to the buyer of a request; idempotent by its key. */
export async function sendProof(id: string, input: NewProofInput): Promise<void> {
  await post(`${PRESS_REQUESTS}/${encodeURIComponent(id)}/proofs`, input)
}

export async function loadPrices(): Promise<PressPrices> {
  return readAnswer(pressPricesSchema, await request(PRESS_PRICES_PATH))
}

/** Saves the prices of the press in place of those of version `known`; idempotent. */
export async function savePrices(rows: PriceRows, known: number): Promise<PressPrices> {
  return readAnswer(pressPricesSchema, await post('/admin/press-prices', { rows, known }))
}

/** One page of what is looked for, from 1. */
export async function searchOrders(search: OrderSearch, page: number): Promise<StaffOrders> {
  const query = addressWith({ ...search, limit: ORDERS_PER_PAGE, offset: (page - 1) * ORDERS_PER_PAGE })
  return readAnswer(staffOrdersSchema, await studioRequest(`${ORDERS_PATH}?${query}`))
}

const studioPath = (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/studio`

export async function loadSheet(orderId: string): Promise<StudioSheet> {
  return readAnswer(studioSheetSchema, await studioRequest(studioPath(orderId)))
}

/** Takes a step of an order; idempotent. */
export async function takeStep(orderId: string, step: StudioStep, tracking?: string): Promise<void> {
  await post(studioPath(orderId), { step, ...(tracking ? { tracking } : {}) })
}

/** Takes steps of several orders; each is answered for itself. */
export async function takeSteps(steps: StudioSteps['steps']): Promise<StudioStepResults> {
  return readAnswer(studioStepResultsSchema, await post('/admin/studio-steps', { steps }))
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
export async function saveNote(orderId: string, text: string, known: string): Promise<void> {
  await post(`/admin/orders/${encodeURIComponent(orderId)}/note`, { text, known })
}

/** Sends a mail of an order once more; returns to whom, as its address may have been corrected. */
export async function sendMailAgain(orderId: string, mailId: string): Promise<string> {
  const path = `/admin/orders/${encodeURIComponent(orderId)}/mails/${encodeURIComponent(mailId)}`
  return readAnswer(resentMailSchema, await post(path)).recipient
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
  await studioRequest(UPLOAD_PATH, { method: 'POST', body: form })
}

function post(path: string, body: object = {}) {
  return studioRequest(path, { method: 'POST', body: JSON.stringify(body) })
}

/** Sends a request with the staff session; a 401 ends the session, and the page shows the sign-in form. */
export function studioRequest(path: string, options?: RequestInit): Promise<unknown> {
  return inSession(() => request(path, options))
}

async function inSession<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) clearSession()
    throw error
  }
}
