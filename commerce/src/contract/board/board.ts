import * as z from 'zod/mini'
import { returnCaseSchema } from '../orders/order-returns'
import { PRINT_SIDES } from '../catalogue/product-print'
import { LANGUAGES } from '../settings'
import { DELIVERY_OPTIONS } from '../money/totals'
import { writtenTextSchema } from '../text/written-text'

/**
 * screen: its screen is to be made; hand_over: printed, its buyer fetches it; done: it has left; closed: cancelled, or
 * refunded before it left.
 */
export const ORDER_STAGES = ['screen', 'print', 'ship', 'hand_over', 'done', 'closed'] as const
export type OrderStage = (typeof ORDER_STAGES)[number]

/**
 * What the staff do with an order; packed is for shipping what `ready` is for pickup, and may be left out; handed_over is pickup's last step, shipped is shipping's, whose number may be wrong.
 * `not_` takes a step back.
 */
export const FULFILLMENT_STEPS = [
  'screens_made',
  'not_screens_made',
  'printed',
  'not_printed',
  'packed',
  'not_packed',
  'shipped',
  'not_shipped',
  'tracking_corrected',
  'ready',
  'not_ready',
  'handed_over',
  'not_handed_over',
] as const
export type FulfillmentStep = (typeof FULFILLMENT_STEPS)[number]

/** What the history of an order names. */
export const HISTORY_STEPS = [
  ...FULFILLMENT_STEPS,
  'note_changed',
  'return_received',
  'return_refunded',
  'return_declined',
] as const
export type HistoryStep = (typeof HISTORY_STEPS)[number]

/** The step that takes another one back. */
export const UNDO_STEPS = {
  screens_made: 'not_screens_made',
  printed: 'not_printed',
  packed: 'not_packed',
  shipped: 'not_shipped',
  ready: 'not_ready',
  handed_over: 'not_handed_over',
} as const satisfies Partial<Record<FulfillmentStep, FulfillmentStep>>

/** Why a step is refused, by the code of the answer; the board has these sentences in the language of its reader. */
export const BOARD_REFUSALS = {
  cancelled: 'This order was cancelled.',
  refunded: 'The money of this order has gone back, so its steps stay as they are.',
  delivered: 'This parcel was delivered, so it cannot be taken back.',
  is_pickup: 'This order is picked up; it is not shipped.',
  is_shipping: 'This order is shipped; nobody picks it up.',
  not_shipped: 'This order has not been shipped yet.',
  no_tracking: 'Please type the tracking number of the parcel.',
  different_tracking: 'The parcels of this order have different tracking numbers.',
  no_screen: 'This order needs no screen.',
  returning: 'The buyer is returning something of this order, so its steps stay as they are.',
  return_not_received: 'The goods of this return have not been received yet.',
  return_closed: 'This return is closed already.',
  return_unanswered: 'Please tell the buyer why the return is declined.',
  refund_under_way: 'Another refund of this order is under way. Please try again in three minutes.',
  request_closed: 'This request has ended meanwhile.',
  proof_outdated: 'This request has changed meanwhile. Nothing was sent; please look at it again.',
  off_shirt: 'The print does not lie on the shirt like that.',
  not_printable: 'The press cannot print it like that. Look at ink and shirt, width and pieces.',
  press_busy: 'Many drawings are being read at the moment. Please try again in a minute.',
  storage_full: 'There is no room left on the server. Nothing was sent.',
  buyer_is_paying: 'The buyer is paying right now. Please try again in half an hour.',
  prices_changed: 'Somebody else has saved other prices meanwhile. Yours were not saved.',
  note_changed: 'Somebody else has changed this note meanwhile. Yours was not saved.',
} as const
export type BoardRefusal = keyof typeof BOARD_REFUSALS

/**
 * Which orders GET /api/orders lists for the staff: all, newest first; what is still to be done, or those of which
 * something comes back, oldest first.
 */
export const ORDER_FILTERS = ['all', 'open', 'returning'] as const

/** How many orders a page of the staff's list has. */
export const ORDERS_PER_PAGE = 25

const daySchema = z.iso.date()

/** What the staff look for among all orders: number, name or mail, stage, delivery, and days of the order. */
export const orderSearchSchema = z.object({
  q: z.optional(writtenTextSchema({ least: 1, most: 100 })),
  stage: z.optional(z.enum(ORDER_STAGES)),
  delivery: z.optional(z.enum(DELIVERY_OPTIONS)),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
})
export type OrderSearch = z.infer<typeof orderSearchSchema>

const lineSchema = z.object({
  name: z.string(),
  size: z.string(),
  quantity: z.number(),
  image: z.string(),
  /** How it is printed, and its picture from behind; empty where the product does not say. */
  print: z.object({
    side: z.nullable(z.enum(PRINT_SIDES)),
    method: z.string(),
    inks: z.string(),
    back: z.string(),
  }),
})

const noteSchema = z.object({ text: z.string(), by: z.string(), at: z.string() })

/** One order as the staff see it in lists; francs with decimals, times as ISO 8601. */
const staffOrderSchema = z.object({
  id: z.string(),
  number: z.number(),
  status: z.string(),
  stage: z.enum(ORDER_STAGES),
  total: z.number(),
  currency: z.string(),
  deliveryOption: z.enum(DELIVERY_OPTIONS),
  pieces: z.number(),
  buyer: z.string(),
  lines: z.array(lineSchema),
  /** The request whose drawing is printed, while its files are kept; null for the shop's own goods. */
  press: z.nullable(z.object({ requestId: z.string(), version: z.int(), isScreen: z.boolean() })),
  createdAt: z.string(),
  dueAt: z.string(),
  /** Of a screen print of the buyer's own. */
  screensMadeAt: z.nullable(z.string()),
  printedAt: z.nullable(z.string()),
  /** When it lay ready for pickup, or was packed. */
  readyAt: z.nullable(z.string()),
  failedMails: z.number(),
  returns: z.array(returnCaseSchema),
  /** Null where nobody has written one. */
  notes: z.object({ studio: z.nullable(noteSchema), buyer: z.nullable(noteSchema) }),
  /** What staff did, the oldest first. */
  history: z.array(z.object({ step: z.enum(HISTORY_STEPS), at: z.string(), by: z.string() })),
})
export type BoardOrder = z.infer<typeof staffOrderSchema>

/** Answer of GET /api/orders for the staff; `unreadable`: ids of orders among them that cannot be shown. */
export const boardOrdersSchema = z.object({
  orders: z.array(staffOrderSchema),
  unreadable: z.array(z.string()),
  count: z.number(),
})
export type BoardOrders = z.infer<typeof boardOrdersSchema>

/** Answer of GET and POST /admin/orders/:id/studio: one order with what its packing slip needs. */
export const boardOrderDetailSchema = z.object({
  order: staffOrderSchema,
  email: z.string(),
  language: z.enum(LANGUAGES),
  /** Lines of the delivery address; empty for pickup. */
  address: z.array(z.string()),
  tracking: z.array(z.string()),
  /** In Rappen. */
  payment: z.object({ sessionId: z.string(), paid: z.number(), refunded: z.number() }),
})
export type BoardOrderDetail = z.infer<typeof boardOrderDetailSchema>

/** What carriers print. */
export const TRACKING_NUMBER = /^[\w .-]{0,60}$/

export const fulfillmentStepSchema = z.strictObject({
  step: z.enum(FULFILLMENT_STEPS),
  tracking: z.optional(z.string().check(z.trim(), z.regex(TRACKING_NUMBER))),
})

/** How many orders take a step in one request. */
export const MAX_STEPS = 50

/** Body of POST /admin/studio-steps. */
export const fulfillmentStepsSchema = z.strictObject({
  steps: z
    .array(z.extend(fulfillmentStepSchema, { orderId: z.string().check(z.maxLength(100)) }))
    .check(z.minLength(1), z.maxLength(MAX_STEPS)),
})
export type FulfillmentSteps = z.infer<typeof fulfillmentStepsSchema>

/** Its answer, in the order of the request; refusal: null where the step was taken. */
export const fulfillmentStepResultsSchema = z.object({
  results: z.array(
    z.object({
      orderId: z.string(),
      refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
    }),
  ),
})
export type FulfillmentStepResults = z.infer<typeof fulfillmentStepResultsSchema>
