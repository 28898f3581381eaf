import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createMissingReservations } from '../repair/create-missing-reservations'
import type { PlacedOrder } from './find-placed-order'

type UnfinishedOrder = { order: PlacedOrder; cartId: string; collectionId: string }

/** Does the remaining steps of a cart's completion that was interrupted after the order was created. */
export async function resumeOrder(
  { order, cartId, collectionId }: UnfinishedOrder,
  container: MedusaContainer,
) {
  const orderLink = { [Modules.ORDER]: { order_id: order.id } }
  await container.resolve('link').create([
    { ...orderLink, [Modules.CART]: { cart_id: cartId } },
    { ...orderLink, [Modules.PAYMENT]: { payment_collection_id: collectionId } },
  ])
  const carts = container.resolve(Modules.CART)
  const cart = await carts.retrieveCart(cartId, { select: ['id', 'completed_at'] })
  if (!cart.completed_at) {
    const completed = { completed_at: new Date() }
    await carts.updateCarts(cartId, completed)
  }
  await createMissingReservations(order, container)
}
