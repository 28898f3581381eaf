import { type Attention, attentionSchema, type StaffOrders } from '@contract/studio'
import { staffOrdersSchema, type StudioSheet, studioSheetSchema, type StudioStep } from '@contract/studio'
import { catalogueSchema, type Product } from '@contract/catalogue'
import type { ProductSide } from '@contract/upload'
import { request } from '@/lib/http'

const PAGE_SIZE = 20

/** What is to be done, and what waits for a person. */
export type Board = { open: StaffOrders; attention: Attention }

/** All of these throw HttpError, 401 without a staff session (reading R21), and what fetch throws. */
export async function loadBoard(): Promise<Board> {
  const [open, attention] = await Promise.all([
    request('/api/orders?filter=open'),
    request('/admin/attention'),
  ])
  return { open: staffOrdersSchema.parse(open), attention: attentionSchema.parse(attention) }
}

/** The latest orders, whatever has become of them. */
export async function loadLatestOrders(): Promise<StaffOrders> {
  return staffOrdersSchema.parse(await request(`/api/orders?limit=${PAGE_SIZE}`))
}

const studioPath = (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}/studio`

/** An order with its address. */
export async function loadSheet(orderId: string): Promise<StudioSheet> {
  return studioSheetSchema.parse(await request(studioPath(orderId)))
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
  await request('/api/upload-images', { method: 'POST', body: form })
}

function post(path: string, body: object = {}) {
  return request(path, { method: 'POST', body: JSON.stringify(body) })
}
