// @vitest-environment jsdom
import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession } from '@/checkout/start/create-session'
import { pollOrder } from '@/checkout/return/poll-order'
import { fetchLinkedOrder } from '@/order/order-api'
import { loadCatalogueAtom } from '@/shop/catalogue/catalogue-atoms'
import { checkConnection } from '@/board/sign-in/connection-check'
import { signIn, signOut } from '@/board/sign-in/session'
import {
  closeReview,
  fetchBoard,
  fetchOrderDetail,
  searchOrders,
  sendMailAgain,
  takeStep,
  uploadPicture,
} from '@/board/board-api'
import { fetchUploadProducts } from '@/board/pictures/product-api'
import { buildCartLine } from './support/products'

const ORDER = { items: [buildCartLine()], deliveryOption: 'shipping' } as const
const CALLER = {
  origin: 'https://shop.example',
  language: 'de',
  idempotencyKey: 'key-1',
  replacedSessionId: null,
}

/** Everything that asks the shop for something. */
const CALLS: Record<string, () => Promise<unknown>> = {
  'the catalogue': () => createStore().set(loadCatalogueAtom),
  'a checkout': () => createSession(ORDER, CALLER),
  'an order after the payment': () => pollOrder('cs_secret', () => undefined, AbortSignal.abort()),
  'an order by the link of a mail': () => fetchLinkedOrder('secret'),
  'the connection': checkConnection,
  'a sign-in': () => signIn('a@example.ch', 'secret'),
  'a sign-out': signOut,
  'the board': fetchBoard,
  'the orders that are looked for': () => searchOrders({}, 1),
  'a sheet': () => fetchOrderDetail('order_1'),
  'a step': () => takeStep('order_1', 'printed'),
  'a mail again': () => sendMailAgain('order_1', 'chkm_1'),
  'a checkout in review': () => closeReview('chki_1'),
  'the products of the staff': fetchUploadProducts,
  'a picture': () => uploadPicture(new Blob(['x']), 'prod_1', 'front'),
}

let info: ReturnType<typeof vi.spyOn>
let requests: { url: unknown; method: string }[]

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (url: unknown, { method = 'GET' }: RequestInit = {}) => {
    requests.push({ url, method })
    return Response.json({ error: 'no', code: 'no' }, { status: 400 })
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  it('is asked for at a path of the site that the visitor is on, without a host [206]', async () => {
    await call().catch(() => undefined)
    expect(requests).not.toHaveLength(0)
    for (const { url } of requests) expect(url).toMatch(/^\/(?!\/)/)
  })

  it('stands in the log by method and path, without what is secret in the address [210]', async () => {
    await call().catch(() => undefined)
    const paths = requests.map(({ url, method }) => `${method} ${String(url).split('?')[0]}`)
    expect(info.mock.calls).toEqual(paths.map((path) => [path]))
  })
})
