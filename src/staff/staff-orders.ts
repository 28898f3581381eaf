import * as z from 'zod/mini'
import { DELIVERY_OPTIONS } from '@contract/totals'
import { request } from '@/lib/http'

const schema = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.number(),
      status: z.string(),
      /** Francs with decimals. */
      total: z.number(),
      currency: z.string(),
      deliveryOption: z.enum(DELIVERY_OPTIONS),
      pieces: z.number(),
      /** ISO 8601. */
      createdAt: z.string(),
    }),
  ),
  count: z.number(),
})

/** A page of the orders for the staff, newest first, and how many there are. */
export type StaffOrders = z.infer<typeof schema>

const PAGE_SIZE = 20

/** Reads the latest orders. Throws HttpError, 401 without a staff session (reading R21). */
export async function loadOrders(): Promise<StaffOrders> {
  return schema.parse(await request(`/api/orders?limit=${PAGE_SIZE}`))
}
