import * as z from 'zod/mini'
import { returnCaseSchema } from './order-returns'
import { DELIVERY_OPTIONS } from '../money/totals'

/** How far an ordered print is, in this order, a digital one without a screen; `at` is null for what is still to come. */
const PRINT_STAGES = ['approved', 'screens_made', 'printed', 'packed', 'sent', 'handed_over'] as const
export type PrintStage = (typeof PRINT_STAGES)[number]

export const printStageSchema = z.object({ stage: z.enum(PRINT_STAGES), at: z.nullable(z.string()) })

/** Answer of GET /api/orders?session_id=: the buyer's own order, no address, the e-mail masked; francs with decimals. */
export const buyerOrderSchema = z.object({
  status: z.enum(['pending', 'paid', 'failed', 'refunded']),
  /** Of a pending one: the buyer has done what was asked, and the money may still not come. */
  isAwaited: z.optional(z.boolean()),
  /** Opens the order's own page, as the link of the mail does. */
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
      /** Of a print of the buyer's own: the promised day, 'YYYY-MM-DD' at the studio. */
      readyOn: z.optional(z.string()),
      /** Opens the request of such a print, while its files are kept. */
      requestToken: z.optional(z.string()),
    }),
  ),
})
export type BuyerOrder = z.infer<typeof buyerOrderSchema>

/** How far the goods of an order are; cancelled: they will not come. */
export const DELIVERY_STATES = ['preparing', 'ready', 'shipped', 'delivered', 'cancelled'] as const

/** Answer of GET /api/orders?token=, for the page behind a mail's link; francs with decimals, the rate in percent. */
export const linkedOrderSchema = z.extend(buyerOrderSchema, {
  placedAt: z.string(),
  taxRatePercent: z.number(),
  refunded: z.number(),
  delivery: z.object({
    state: z.enum(DELIVERY_STATES),
    tracking: z.array(z.object({ number: z.string(), url: z.string() })),
  }),
  /** How far a print of the buyer's own is. */
  stages: z.optional(z.array(printStageSchema)),
  /** What the buyer has written to the studio; isOpen: it may be changed. */
  note: z.object({ text: z.string(), isOpen: z.boolean() }),
  /** What may still be returned, by lines of the order, and the returns there are. */
  returns: z.object({
    returnable: z.array(z.object({ line: z.number(), quantity: z.number() })),
    cases: z.array(returnCaseSchema),
  }),
})
export type LinkedOrder = z.infer<typeof linkedOrderSchema>
