import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { CHECKOUT_METADATA_KEY, type Checkout } from '../../checkout/checkout'

export type PlacedOrder = { id: string; number: number }

const linkSchema = z.object({ order_id: z.string() })

/** Returns Medusa's order of a cart or, where the two are not linked yet, of its checkout; undefined if there is none. */
export async function findOrderByCart(cartId: string, checkout: Checkout, container: MedusaContainer) {
  const { data } = await container
    .resolve('query')
    .graph({ entity: 'order_cart', fields: ['order_id'], filters: { cart_id: cartId } })
  const [link] = z.array(linkSchema).parse(data)
  const filter =
    link === undefined ? { metadata: { [CHECKOUT_METADATA_KEY]: checkout.id } } : { id: link.order_id }
  return findPlacedOrder(filter, container)
}

export async function findPlacedOrder(
  filter: { id?: string; metadata?: Record<string, string> },
  container: MedusaContainer,
) {
  const [order] = await container.resolve(Modules.ORDER).listOrders(filter, { select: ['id', 'display_id'] })
  return order && { id: order.id, number: z.coerce.number().parse(order.display_id) }
}
