import * as z from 'zod/mini'
import { returnCaseSchema } from '../orders/order-returns'
import { PRINT_SIDES } from '../catalogue/product-print'
import { LANGUAGES } from '../settings'
import { DELIVERY_OPTIONS } from '../money/totals'
import { createWrittenTextSchema } from '../text/written-text'

/**
 * screen: its screen has to be made; hand_over: printed, waiting for pickup; done: it has left; closed: cancelled,
 * or refunded before it left.
 */
export const ORDER_STAGES = ['screen', 'print', 'ship', 'hand_over', 'done', 'closed'] as const
export type OrderStage = (typeof ORDER_STAGES)[number]

/**
 * The steps of an order. For shipping 'packed' is what 'ready' is for pickup, and is optional. 'handed_over' is
 * the last step of pickup, 'shipped' that of shipping; 'tracking_corrected' replaces its tracking number. Steps
 * with `not_` undo one.
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

/** The steps in an order's history. */
export const HISTORY_STEPS = [
  ...FULFILLMENT_STEPS,
  'note_changed',
  'return_received',
  'return_refunded',
  'return_declined',
] as const
export type HistoryStep = (typeof HISTORY_STEPS)[number]

/** The step that undoes another one. */
export const UNDO_STEPS = {
  screens_made: 'not_screens_made',
  printed: 'not_printed',
  packed: 'not_packed',
  shipped: 'not_shipped',
  ready: 'not_ready',
  handed_over: 'not_handed_over',
} as const satisfies Partial<Record<FulfillmentStep, FulfillmentStep>>

/** Why a step is refused, by the response's code. The board shows these sentences in its reader's language. */
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
 * Which orders GET /api/orders lists for staff: all, newest first;
 * or the open ones, or those with an open return, oldest first.
 */
export const ORDER_FILTERS = ['all', 'open', 'returning'] as const

/** Orders on one page of the staff's list. */
export const ORDERS_PER_PAGE = 25

const daySchema = z.iso.date()

/** A search of orders: by number, name or e-mail address, stage, delivery, and days of the order. */
export const orderSearchSchema = z.object({
  q: z.optional(createWrittenTextSchema({ min: 1, max: 100 })),
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
  /** How the product is printed, and the picture of its back. Empty where the product does not say. */
  print: z.object({
    side: z.nullable(z.enum(PRINT_SIDES)),
    method: z.string(),
    inks: z.string(),
    back: z.string(),
  }),
})

const noteSchema = z.object({ text: z.string(), by: z.string(), at: z.string() })

/** An order in the staff's lists. Amounts in francs with decimals, times in ISO 8601. */
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
  /** The request of a custom print while its files are kept; null for products. */
  press: z.nullable(z.object({ requestId: z.string(), version: z.int(), isScreen: z.boolean() })),
  createdAt: z.string(),
  dueAt: z.string(),
  /** Only for custom prints with a screen. */
  screensMadeAt: z.nullable(z.string()),
  printedAt: z.nullable(z.string()),
  /** When it was ready for pickup, or packed. */
  readyAt: z.nullable(z.string()),
  failedMails: z.number(),
  returns: z.array(returnCaseSchema),
  /** Null where there is no note. */
  notes: z.object({ studio: z.nullable(noteSchema), buyer: z.nullable(noteSchema) }),
  /** What staff did, the oldest entry first. */
  history: z.array(z.object({ step: z.enum(HISTORY_STEPS), at: z.string(), by: z.string() })),
})
export type BoardOrder = z.infer<typeof staffOrderSchema>

/** Response of GET /api/orders for staff. `unreadable`: ids of orders in the list that could not be read. */
export const boardOrdersSchema = z.object({
  orders: z.array(staffOrderSchema),
  unreadable: z.array(z.string()),
  count: z.number(),
})
export type BoardOrders = z.infer<typeof boardOrdersSchema>

/** Response of GET and POST /admin/orders/:id/studio: an order with the data of its packing slip. */
export const boardOrderDetailSchema = z.object({
  order: staffOrderSchema,
  email: z.string(),
  language: z.enum(LANGUAGES),
  /** The lines of the delivery address; empty for pickup. */
  address: z.array(z.string()),
  tracking: z.array(z.string()),
  /** In Rappen. */
  payment: z.object({ sessionId: z.string(), paid: z.number(), refunded: z.number() }),
})
export type BoardOrderDetail = z.infer<typeof boardOrderDetailSchema>

/** Characters of carriers' tracking numbers. */
export const TRACKING_NUMBER = /^[\w .-]{0,60}$/

export const fulfillmentStepSchema = z.strictObject({
  step: z.enum(FULFILLMENT_STEPS),
  tracking: z.optional(z.string().check(z.trim(), z.regex(TRACKING_NUMBER))),
})

/** Maximum number of steps in one request. */
export const MAX_STEPS = 50

/** Body of POST /admin/studio-steps. */
export const fulfillmentStepsSchema = z.strictObject({
  steps: z
    .array(z.extend(fulfillmentStepSchema, { orderId: z.string().check(z.maxLength(100)) }))
    .check(z.minLength(1), z.maxLength(MAX_STEPS)),
})
export type FulfillmentSteps = z.infer<typeof fulfillmentStepsSchema>

/** Its response, in the order of the request. `refusal` is null if the step was applied. */
export const fulfillmentStepResultsSchema = z.object({
  results: z.array(
    z.object({
      orderId: z.string(),
      refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
    }),
  ),
})
export type FulfillmentStepResults = z.infer<typeof fulfillmentStepResultsSchema>
