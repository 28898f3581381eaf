import * as z from 'zod/mini'
import { PRINT_SIDES } from '../catalogue/product-print'
import { decodeFields } from '../custom-print/decode-fields'
import { printSpecResponseSchema } from '../custom-print/print-spec-schema'
import { DELIVERY_OPTIONS } from '../cart/delivery-option'
import { OPEN_RETURN_STATES, returnCaseSchema } from '../orders/order-returns'
import { ORDER_STAGES } from '../orders/order-stage'
import { LANGUAGES } from '../site/language'
import { HISTORY_STEPS } from './fulfillment-step'

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

/** An order in the board's lists. Amounts in francs with decimals, times in ISO 8601. */
const boardOrderSchema = decodeFields(
  z.object({
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
    /** The spec of a custom print, also once its files are deleted, and its height in mm. */
    customPrint: z.optional(
      z.nullable(
        decodeFields(z.object({ requestNumber: z.int(), job: printSpecResponseSchema, height: z.number() })),
      ),
    ),
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
    /** The steps of staff, the oldest first. */
    history: z.array(z.object({ step: z.enum(HISTORY_STEPS), at: z.string(), by: z.string() })),
  }),
)
export type BoardOrder = z.output<typeof boardOrderSchema>
export type BoardOrderResponse = z.input<typeof boardOrderSchema>

/** Response of GET /api/orders for staff. `unreadable`: ids of orders in the list that could not be read. */
export const boardOrdersSchema = z.object({
  orders: z.array(boardOrderSchema),
  unreadable: z.array(z.string()),
  count: z.number(),
})
export type BoardOrders = z.output<typeof boardOrdersSchema>
export type BoardOrdersResponse = z.input<typeof boardOrdersSchema>

/** Returns the open returns of all orders, each with its order. */
export function findOpenReturns(orders: readonly BoardOrder[]) {
  return orders.flatMap((order) =>
    order.returns
      .filter(({ state }) => OPEN_RETURN_STATES.includes(state))
      .map((returned) => ({ order, returned })),
  )
}

/** Response of GET and POST /admin/orders/:id/studio: an order with the data of its packing slip. */
export const boardOrderDetailSchema = z.object({
  order: boardOrderSchema,
  email: z.string(),
  language: z.enum(LANGUAGES),
  /** The lines of the delivery address; empty for pickup. */
  address: z.array(z.string()),
  tracking: z.array(z.string()),
  /** In Rappen. */
  payment: z.object({ sessionId: z.string(), paid: z.number(), refunded: z.number() }),
})
export type BoardOrderDetail = z.output<typeof boardOrderDetailSchema>
export type BoardOrderDetailResponse = z.input<typeof boardOrderDetailSchema>
