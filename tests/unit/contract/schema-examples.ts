import { SERVER_TEXTS } from '@contract/site/page-texts'
import { PAGE_NAMES } from '@contract/site/pages'
import { buildCatalogue, buildCartLine, buildProduct } from '../support/products'

export const ORDER = {
  number: 1001,
  lines: [{ name: 'Crying Skull', size: 'M', quantity: 1, price: 29.9, image: '/a.webp' }],
  subtotal: 29.9,
  shipping: 10,
  tax: 2.3,
  total: 42.2,
  currency: 'CHF',
  deliveryOption: 'shipping',
  email: 'u***@example.ch',
}
const RETURN_CASE = {
  id: 'ordret_1',
  state: 'received',
  lines: [{ name: 'Crying Skull', size: 'M', quantity: 1 }],
  reason: 'a',
  answer: 'b',
  refund: 32.2,
  isRestocked: false,
  requestedAt: 'c',
}
export const LINKED = {
  status: 'paid',
  order: ORDER,
  placedAt: '2026-11-22T12:00:00Z',
  taxRatePercent: 7.7,
  refunded: 0,
  delivery: { state: 'shipped', tracking: [{ number: '99', url: 'https://post.example/99' }] },
  note: { text: '', isOpen: false },
  returns: { returnable: [{ line: 0, quantity: 1 }], cases: [RETURN_CASE] },
}
export const STAFF_ORDER = {
  id: 'order_1',
  number: 1001,
  status: 'paid',
  stage: 'print',
  total: 42.2,
  currency: 'CHF',
  deliveryOption: 'pickup',
  pieces: 1,
  buyer: 'Ursina',
  lines: [
    {
      name: 'Crying Skull',
      size: 'M',
      quantity: 1,
      image: '/a.webp',
      print: { side: 'both', method: 'Screen print', inks: 'Black', back: '/b.webp' },
    },
  ],
  createdAt: 'a',
  dueAt: 'b',
  press: { requestId: 'preq_1', version: 1, isScreen: true },
  screensMadeAt: 'c',
  printedAt: 'c',
  readyAt: 'd',
  failedMails: 0,
  history: [{ step: 'printed', at: 'e', by: 'Anna' }],
  returns: [RETURN_CASE],
  notes: { studio: { text: 'a', by: 'Anna', at: 'f' }, buyer: { text: 'b', by: 'buyer', at: 'g' } },
}
export const SHEET = {
  order: STAFF_ORDER,
  email: 'u@example.ch',
  language: 'de',
  address: ['Obere Gasse 1'],
  tracking: ['99'],
  payment: { sessionId: 'cs_1', paid: 4220, refunded: 0 },
}
const REVIEW = {
  kind: 'review',
  id: 'a',
  since: 'b',
  reason: 'c',
  sessionId: 'd',
  total: 1,
  currency: 'CHF',
}
const UNSETTLED = { kind: 'unsettled', since: 'b', reason: 'c', sessionId: 'd' }
export const MAIL = {
  kind: 'mail',
  id: 'a',
  since: 'b',
  reason: 'c',
  mail: 'shipped',
  recipient: 'e',
  orderId: 'f',
  orderNumber: 1,
}
export const ATTENTION = {
  findings: [REVIEW, UNSETTLED, MAIL],
  lastWebhook: { type: 'a', at: 'b' },
  waitingMails: 0,
}

export const CONNECTION = {
  success: true,
  data: { service: 'shop', version: '1', database: 'ok', payments: 'stripe', time: 'now' },
}
const words = { name: 'Krapfen', description: 'Ein Blech.', details: ['Baumwolle'] }
export const TRANSLATED = buildCatalogue([
  buildProduct({ translations: { de: words, fr: words, it: words } }),
])
export const REQUEST = { items: [buildCartLine()], deliveryOption: 'pickup', successUrl: 'a', cancelUrl: 'b' }
export const PAGE_FACTS = { title: 'a', description: 'b', label: 'c' }
export const FACTS = {
  pages: Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGE_FACTS])),
  texts: Object.fromEntries(SERVER_TEXTS.map((key) => [key, key])),
}

export type Schema = { safeParse: (value: unknown) => { success: boolean } }
