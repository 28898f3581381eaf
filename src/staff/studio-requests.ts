import { type Attention, attentionSchema, type StaffOrders } from '@contract/studio'
import { staffOrdersSchema, type StudioSheet, studioSheetSchema, type StudioStep } from '@contract/studio'
import { catalogueSchema, type Product } from '@contract/catalogue'
import type { ProductSide } from '@contract/upload'
import { HttpError, request } from '@/lib/http'
import { forgetSession } from './staff-session'

const PAGE_SIZE = 20

/** What is to be done, and what waits for a person. */
export type Board = { open: StaffOrders; attention: Attention }

/** All of these throw HttpError, 401 without a staff session (reading R21), and what fetch throws. */
export async function loadBoard(): Promise<Board> {
  const [open, attention] = await Promise.all([
    staffRequest('/api/orders?filter=open'),
    staffRequest('/admin/attention'),
  ])
  return { open: staffOrdersSchema.parse(open), attention: attentionSchema.parse(attention) }
}

/** The latest orders, whatever has become of them. */
export async function loadLatestOrders(): Promise<StaffOrders> {
  return staffOrdersSchema.parse(await staffRequest(`/api/orders?limit=${PAGE_SIZE}`))
}

const studioPath = (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/studio`

/** An order with its address. */
export async function loadSheet(orderId: string): Promise<StudioSheet> {
  return studioSheetSchema.parse(await staffRequest(studioPath(orderId)))
}

/** Does one step of the day; doing it twice does no harm. */
export async function takeStep(orderId: string, step: StudioStep, tracking?: string): Promise<void> {
  await post(studioPath(orderId), { step, ...(tracking ? { tracking } : {}) })
}

/** Has a mail that failed sent again. */
export async function sendMailAgain(orderId: string, mailId: string): Promise<void> {
  await post(`/admin/orders/${encodeURIComponent(orderId)}/mails/${encodeURIComponent(mailId)}`)
}

/** Closes a held checkout whose money has gone back. */
export async function closeHeld(intentId: string): Promise<void> {
  await post(`/admin/attention/held/${encodeURIComponent(intentId)}`)
}

/** The products that the shop shows. */
export async function loadProducts(): Promise<Product[]> {
  return catalogueSchema.parse(await request('/api/products')).products
}

/** Makes a picture one side of a product. */
export async function uploadPicture(picture: Blob, productId: string, side: ProductSide): Promise<void> {
  const form = new FormData()
  form.set('productId', productId)
  form.set('side', side)
  form.append('images[]', picture, 'picture')
  await staffRequest('/api/upload-images', { method: 'POST', body: form })
}

function post(path: string, body: object = {}) {
  return staffRequest(path, { method: 'POST', body: JSON.stringify(body) })
}

/** A request as somebody who is signed in. The session may have ended meanwhile: then the page shows the sign-in form again. */
export async function staffRequest(path: string, options?: RequestInit): Promise<unknown> {
  try {
    return await request(path, options)
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) forgetSession()
    throw error
  }
}
