import * as z from 'zod/mini'
import { DELIVERY_OPTIONS } from '../cart/delivery-option'
import { ORDER_STAGES } from '../orders/order-stage'
import { createWrittenTextSchema } from '../text/written-text'

/**
 * Which orders GET /api/orders lists for staff: all, newest first;
 * or the open ones, or those with an open return, oldest first.
 */
export const ORDER_FILTERS = ['all', 'open', 'returning'] as const

/** Orders on one page of the staff's list. */
export const ORDERS_PER_PAGE = 25

const daySchema = z.iso.date()

/** A search of orders: by number, name, e-mail address or tracking number, stage, delivery, and days of the order. */
export const orderSearchSchema = z.object({
  q: z.optional(createWrittenTextSchema({ min: 1, max: 100 })),
  stage: z.optional(z.enum(ORDER_STAGES)),
  delivery: z.optional(z.enum(DELIVERY_OPTIONS)),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
})
export type OrderSearch = z.infer<typeof orderSearchSchema>
