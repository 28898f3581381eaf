import type * as z from 'zod/mini'
import { apiErrorSchema } from '@contract/api/api-error'
import { attentionSchema } from '@contract/board/attention'
import { catalogueSchema } from '@contract/catalogue/catalogue'
import { checkoutResponseSchema } from '@contract/cart/checkout-request'
import { connectionSchema } from '@contract/api/connection'
import { createdProductSchema } from '@contract/admin/new-product'
import { productOfferSchema } from '@contract/admin/offer'
import { launchChecklistSchema } from '@contract/admin/launch-checklist'
import { orderMailsSchema, resentMailSchema } from '@contract/orders/order-mails'
import { buyerOrderSchema, linkedOrderSchema } from '@contract/orders/buyer-order'
import { approvalResponseSchema, buyerRequestSchema } from '@contract/custom-print/buyer-request'
import { customPrintFailureSchema } from '@contract/custom-print/custom-print-failures'
import { proofFailureSchema } from '@contract/custom-print/proof-failures'
import { pricesResponseSchema } from '@contract/custom-print/price-table'
import { sentRequestSchema } from '@contract/custom-print/print-request'
import { staffRequestsSchema } from '@contract/custom-print/staff-request'
import { boardOrdersSchema, boardOrderDetailSchema } from '@contract/board/board-order'
import { fulfillmentStepResultsSchema } from '@contract/board/fulfillment-step'
import {
  refusedStudioFormSchema,
  STUDIO_PROFILE_FIELDS,
  studioFormSchema,
} from '@contract/studio/studio-profile-form'
import { refusedTaxAndShippingSchema, taxAndShippingSchema } from '@contract/admin/tax-and-shipping'
import { uploadedImagesSchema } from '@contract/admin/upload'
import { PRICES, PRINTED } from '../custom-print/proof/buyer-request-fixture'
import { ATTENTION, CONNECTION, LINKED, ORDER, SHEET, STAFF_ORDER, TRANSLATED } from './schema-examples'

type Answer = readonly [schema: z.ZodMiniType, sample: unknown]

const ISSUE = { code: 'no_price', size: 'M' }
const KEPT_BACK = { kind: 'kept_back', since: 'a', productId: 'b', title: 'c', issues: [ISSUE] }
const REFUND_FAILED = {
  kind: 'refund_failed',
  id: 're_1',
  since: 'a',
  reason: 'declined',
  amount: 42.2,
  currency: 'CHF',
  sessionId: 'cs_1',
  orderId: 'order_1',
  orderNumber: 7,
}
const BLANKS_SHORT = { kind: 'blanks_short', since: 'a', number: 27, reason: '12 × M (4)' }
const ORDER_BROKEN = {
  kind: 'order_broken',
  since: 'a',
  problem: 'miscounted',
  subject: 'order_1',
  orderId: 'order_1',
  number: 7,
  detail: 'M',
  isMended: false,
}
const PRESS_FULL = { kind: 'press_full', since: 'a', open: 1, bytes: 1 }
const PROOF = PRINTED.proofs[0]
const SIGNED = [{ code: 'sharp', sign: 'tick', values: { dpi: 302 } }]
const STAFF_REQUEST = {
  ...PRINTED,
  id: 'preq_1',
  name: 'Anna Muster',
  email: 'anna.muster@example.ch',
  note: '',
  reorderOf: null,
  answers: SIGNED,
  original: { width: 3810, height: 3548, bytes: 3_100_000 },
  decisions: [{ kind: 'question', words: 'a', at: 'b', by: 'Ursina' }],
  proofs: [{ ...PROOF, answers: SIGNED, total: 53_902, by: 'Ursina' }],
  draft: {
    job: PRINTED.job,
    aspect: 1.07,
    rows: PRICES.rows,
    lines: PROOF?.lines,
    taxRatePercent: 7.7,
    shippingInRappen: 1000,
    readyOn: '2026-12-04',
    validUntil: '2026-12-08',
  },
}
const MAIL = {
  id: 'chmail_1',
  kind: 'shipped',
  recipient: 'a',
  state: 'sent',
  attempts: 1,
  error: null,
  createdAt: 'b',
  sentAt: 'c',
}
const ISSUES = [
  { id: 'a-M', code: 'product_gone' },
  { id: 'a-M', code: 'size_gone', values: { size: 'M' } },
  { id: 'a-M', code: 'price_changed', values: { name: 'a', price: 1, currency: 'CHF' } },
  { id: 'a-M', code: 'out_of_stock', values: { name: 'a', size: 'M', available: 3 } },
]
const VALUES = Object.fromEntries(STUDIO_PROFILE_FIELDS.map((field) => [field, 'a']))

const TAX_AND_SHIPPING = { taxRatePercent: 8.1, shippingInRappen: 1000 }

const linkedOrder: Answer = [
  linkedOrderSchema,
  { ...LINKED, items: [{ id: 'a-M', quantity: 1 }], stages: [{ stage: 'approved', at: 'a' }] },
]
const CUSTOM_PRINT = { requestNumber: 27, job: PRINTED.job, height: 320 }
const staffRequests: Answer = [staffRequestsSchema, { requests: [STAFF_REQUEST] }]
const sheet: Answer = [boardOrderDetailSchema, SHEET]
const taxAndShipping: Answer = [taxAndShippingSchema, TAX_AND_SHIPPING]
const form: Answer = [studioFormSchema, { values: VALUES, placeholders: ['name'] }]

/**
 * What every route answers, and any failure, as the servers of the release before send it: a new field of an answer is
 * added here one release after its schema has it (docs/decisions/042). Without a schema: no script of ours reads it.
 */
export const ANSWERS: Readonly<Record<string, readonly Answer[]>> = {
  'GET /api/test': [
    [connectionSchema, CONNECTION],
    [connectionSchema, { success: false, error: 'a', suggestion: 'b' }],
  ],
  'GET /api/products': [[catalogueSchema, TRANSLATED]],
  'POST /api/create-checkout-session': [[checkoutResponseSchema, { id: 'cs_1', url: 'https://pay.example' }]],
  'POST /api/stripe-webhook': [],
  'GET /api/orders': [
    [buyerOrderSchema, { status: 'paid', order: ORDER }],
    linkedOrder,
    [
      boardOrdersSchema,
      { orders: [{ ...STAFF_ORDER, customPrint: CUSTOM_PRINT }], unreadable: [], count: 1 },
    ],
  ],
  'POST /api/order-note': [linkedOrder],
  'POST /api/order-return': [linkedOrder],
  'GET /api/receipt': [],
  'POST /api/upload-images': [
    [uploadedImagesSchema, { images: [{ id: 'a', url: 'b', width: 1, height: 1 }] }],
  ],
  'GET /api/press-prices': [[pricesResponseSchema, PRICES]],
  'POST /api/press-requests': [[sentRequestSchema, { number: 27, token: 'a' }]],
  'GET /api/press-request': [[buyerRequestSchema, PRINTED]],
  'POST /api/press-request': [
    [buyerRequestSchema, PRINTED],
    [approvalResponseSchema, { url: 'https://pay.example' }],
  ],
  'GET /api/press-preview': [],
  'POST /api/press-reorders': [[sentRequestSchema, { number: 28, token: 'a' }]],
  'GET /admin/attention': [
    [
      attentionSchema,
      {
        ...ATTENTION,
        findings: [...ATTENTION.findings, KEPT_BACK, PRESS_FULL, REFUND_FAILED, BLANKS_SHORT, ORDER_BROKEN],
      },
    ],
  ],
  'POST /admin/attention/review/:checkoutId': [],
  'POST /admin/attention/failed-refunds/:refundId': [],
  'GET /admin/books': [],
  'POST /admin/books': [],
  'POST /admin/new-product': [[createdProductSchema, { id: 'prod_1' }]],
  'GET /admin/opening': [
    [launchChecklistSchema, { problems: [{ code: 'old_backup', values: { days: 3 } }] }],
  ],
  'GET /admin/orders/:id/mails': [[orderMailsSchema, { mails: [MAIL] }]],
  'POST /admin/orders/:id/mails/:mailId': [[resentMailSchema, { recipient: 'a' }]],
  'POST /admin/orders/:id/note': [],
  'GET /admin/orders/:id/receipt': [],
  'POST /admin/orders/:id/returns/:returnId': [],
  'GET /admin/orders/:id/studio': [sheet],
  'POST /admin/orders/:id/studio': [sheet],
  'POST /admin/press-prices': [[pricesResponseSchema, PRICES]],
  'GET /admin/press-requests': [staffRequests],
  'POST /admin/press-requests/:id': [staffRequests],
  'GET /admin/press-requests/:id/film': [],
  'GET /admin/press-requests/:id/pictures/:kind': [],
  'GET /admin/press-requests/:id/print': [],
  'POST /admin/press-requests/:id/proofs': [staffRequests],
  'GET /admin/products/:id/offer': [[productOfferSchema, { offeredSizes: ['S'], issues: [ISSUE] }]],
  'GET /admin/studio-facts': [form],
  'POST /admin/studio-facts': [form, [refusedStudioFormSchema, { problems: { email: 'not_email' } }]],
  'POST /admin/studio-steps': [
    [fulfillmentStepResultsSchema, { results: [{ orderId: 'a', refusal: { code: 'b', message: 'c' } }] }],
  ],
  'GET /admin/tax-and-shipping': [taxAndShipping],
  'POST /admin/tax-and-shipping': [
    taxAndShipping,
    [refusedTaxAndShippingSchema, { code: 'changed', current: TAX_AND_SHIPPING }],
  ],
  'any failure': [
    [apiErrorSchema, { error: 'a', code: 'catalogue_changed', lines: ISSUES }],
    [customPrintFailureSchema, { error: 'a', code: 'busy', values: { minutes: 1 } }],
    [proofFailureSchema, { error: 'a', code: 'newer_version' }],
  ],
}
