import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { CHECKOUT_METADATA_KEY, type Checkout } from '../checkout/checkout'

export type PlacedOrder = { id: string; number: number }

const linkSchema = z.object({ order_id: z.string() })
const itemsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      quantity: z.coerce.number(),
      detail: z.object({ fulfilled_quantity: z.coerce.number() }),
      /** Null for lines of custom printing. */
      variant: z
        .object({
          manage_inventory: z.boolean(),
          allow_backorder: z.boolean(),
          inventory_items: z.array(
            z.object({
              inventory_item_id: z.string(),
              required_quantity: z.coerce.number(),
              inventory: z.object({ location_levels: z.array(z.object({ location_id: z.string() })) }),
            }),
          ),
        })
        .nullish(),
    }),
  ),
})

export async function findOrderByCart(cartId: string, checkout: Checkout, container: MedusaContainer) {
  const { data } = await container
    .resolve('query')
    .graph({ entity: 'order_cart', fields: ['order_id'], filters: { cart_id: cartId } })
  const [link] = z.array(linkSchema).parse(data)
  const wanted =
    link === undefined ? { metadata: { [CHECKOUT_METADATA_KEY]: checkout.id } } : { id: link.order_id }
  return findPlacedOrder(wanted, container)
}

export async function findPlacedOrder(
  wanted: { id?: string; metadata?: Record<string, string> },
  container: MedusaContainer,
) {
  const [order] = await container.resolve(Modules.ORDER).listOrders(wanted, { select: ['id', 'display_id'] })
  return order && { id: order.id, number: z.coerce.number().parse(order.display_id) }
}

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

/** Records captures that are missing in the order's transactions, which completing a cart writes last. */
export async function recordMissingCaptures(
  order: PlacedOrder,
  paymentId: string,
  container: MedusaContainer,
) {
  const orders = container.resolve(Modules.ORDER)
  const { captures = [], currency_code } = await container
    .resolve(Modules.PAYMENT)
    .retrievePayment(paymentId, { relations: ['captures'] })
  const recorded = await orders.listOrderTransactions(
    { order_id: order.id, reference_id: captures.map(({ id }) => id) },
    { select: ['reference_id'] },
  )
  const known = new Set(recorded.map(({ reference_id: id }) => id))
  const missing = captures
    .filter(({ id }) => !known.has(id))
    .map(({ id, amount }) => ({
      order_id: order.id,
      amount,
      currency_code,
      reference: 'capture',
      reference_id: id,
    }))
  if (missing.length > 0) await orders.addOrderTransactions(missing)
}

/** Reserves the pieces of an order that are not packed, of each line that has no reservation. */
export async function createMissingReservations({ id: orderId }: { id: string }, container: MedusaContainer) {
  const { data } = await container.resolve('query').graph({
    entity: 'order',
    fields: [
      'items.*',
      'items.detail.*',
      'items.variant.manage_inventory',
      'items.variant.allow_backorder',
      'items.variant.inventory_items.inventory_item_id',
      'items.variant.inventory_items.required_quantity',
      'items.variant.inventory_items.inventory.location_levels.location_id',
    ],
    filters: { id: orderId },
  })
  const items = z
    .array(itemsSchema)
    .parse(data)
    .flatMap((row) => row.items)
    .flatMap(({ variant, quantity, detail, ...item }) => {
      const unpacked = quantity - detail.fulfilled_quantity
      return variant?.manage_inventory === true && unpacked > 0 ? [{ ...item, unpacked, variant }] : []
    })
  const needed = items.flatMap((item) =>
    item.variant.inventory_items.map((piece) => ({
      line_item_id: item.id,
      inventory_item_id: piece.inventory_item_id,
      quantity: piece.required_quantity * item.unpacked,
      location_id: piece.inventory.location_levels[0]?.location_id ?? '',
      // The buyer has paid, so the stock may become negative; staff see that.
      allow_backorder: true,
    })),
  )
  if (needed.length === 0) return
  const inventory = container.resolve(Modules.INVENTORY)
  // Locked as in Medusa's own step, which reads the number of a size, changes it and writes it back.
  const keys = [...new Set(needed.map((item) => item.inventory_item_id))]
  await container.resolve(Modules.LOCKING).execute(keys, async () => {
    const reserved = await inventory.listReservationItems(
      { line_item_id: items.map(({ id }) => id) },
      { select: ['line_item_id'] },
    )
    const done = new Set(reserved.map(({ line_item_id: lineItemId }) => lineItemId))
    const missing = needed.filter((item) => !done.has(item.line_item_id))
    if (missing.length > 0) await inventory.createReservationItems(missing)
  })
}
