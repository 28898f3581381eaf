import * as z from 'zod/mini'
import { returnCaseSchema } from './order-returns'
import { DELIVERY_OPTIONS } from '../cart/delivery-option'

/**
 * The stages of an order in this order. Only a custom print is approved, and a digital one has no screen. `at` is null for
 * later stages.
 */
const PRINT_STAGES = ['approved', 'screens_made', 'printed', 'packed', 'sent', 'handed_over'] as const
export type PrintStage = (typeof PRINT_STAGES)[number]

export const printStageSchema = z.object({ stage: z.enum(PRINT_STAGES), at: z.nullable(z.string()) })

/** The pieces of one size in a checkout, under the id of their cart line. */
const purchasedItemSchema = z.object({ id: z.string(), quantity: z.number() })
export type PurchasedItem = z.infer<typeof purchasedItemSchema>

/**
 * Response of GET /api/orders?session_id=: the buyer's order without an address, the e-mail address masked.
 * Amounts in francs with decimals.
 */
export const buyerOrderSchema = z.object({
  status: z.enum(['pending', 'paid', 'failed', 'refunded']),
  /** For a pending order: the buyer has completed the payment page, but the payment may still fail. */
  isAwaited: z.optional(z.boolean()),
  /** For a pending or paid order: the items that leave the cart once it is paid. A custom print has none. */
  items: z.optional(z.array(purchasedItemSchema)),
  /** The token that opens the order page, the same as in the mail's link. */
  token: z.optional(z.string()),
  order: z.optional(
    z.object({
      number: z.number(),
      lines: z.array(
        z.object({
          name: z.string(),
          size: z.string(),
          quantity: z.number(),
          price: z.number(),
          image: z.optional(z.string()),
        }),
      ),
      subtotal: z.number(),
      shipping: z.number(),
      tax: z.number(),
      total: z.number(),
      currency: z.string(),
      deliveryOption: z.enum(DELIVERY_OPTIONS),
      email: z.string(),
      /** For a custom print: the promised day, 'YYYY-MM-DD' at the studio. */
      readyOn: z.optional(z.string()),
      /** The token that opens the request of a custom print, while its files are kept. */
      requestToken: z.optional(z.string()),
    }),
  ),
})
export type BuyerOrder = z.infer<typeof buyerOrderSchema>

/** The states of an order's delivery. cancelled: the goods will not be delivered. */
export const DELIVERY_STATES = ['preparing', 'ready', 'shipped', 'delivered', 'cancelled'] as const

/**
 * Response of GET /api/orders?token=, for the page that mails link to.
 * Amounts in francs with decimals, the rate in percent.
 */
export const linkedOrderSchema = z.extend(buyerOrderSchema, {
  placedAt: z.string(),
  taxRatePercent: z.number(),
  refunded: z.number(),
  delivery: z.object({
    state: z.enum(DELIVERY_STATES),
    tracking: z.array(z.object({ number: z.string(), url: z.string() })),
  }),
  /** How far the goods are. */
  stages: z.optional(z.array(printStageSchema)),
  /** The buyer's note to the studio. isOpen: it can be changed. */
  note: z.object({ text: z.string(), isOpen: z.boolean() }),
  /** The pieces that can still be returned, by lines of the order, and the returns so far. */
  returns: z.object({
    returnable: z.array(z.object({ line: z.number(), quantity: z.number() })),
    cases: z.array(returnCaseSchema),
  }),
})
export type LinkedOrder = z.infer<typeof linkedOrderSchema>
