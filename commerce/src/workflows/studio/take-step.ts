import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
  updateOrderWorkflow,
} from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { TRACKING_URL } from '../../contract/settings'
import type { StudioStep } from '../../contract/studio'
import { CHECKOUT_MODULE } from '../../modules/checkout'
import type { CheckoutModuleService } from '../../modules/checkout/service'

type StepInput = { orderId: string; step: StudioStep; tracking?: string | undefined; userId: string }
type Piece = { id: string; quantity: number }
/** A fulfilment that was not cancelled. */
type Parcel = { id: string; isShipped: boolean; isDelivered: boolean; pieces: Piece[] }

/** Longest wait for another one's step on the same order, in seconds. */
const PATIENCE_S = 20

/**
 * Does one step of the studio's day with Medusa's own workflows, so that its admin shows the same and the mails go out
 * as ever. Two phones may press at once, and anything may be pressed twice: what is done already is not done again.
 * Throws MedusaError with a sentence.
 */
export async function takeStep(input: StepInput, container: MedusaContainer): Promise<void> {
  const locking = container.resolve(Modules.LOCKING)
  await locking.execute([`studio-step-${input.orderId}`], () => step(input, container), {
    timeout: PATIENCE_S,
  })
}

async function step(input: StepInput, container: MedusaContainer): Promise<void> {
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const intent = await checkout.intentByOrder(input.orderId)
  if (intent === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop has taken no such order.')
  const isPickup = intent.delivery_option === 'pickup'
  switch (input.step) {
    case 'printed':
    case 'not_printed':
      return notePrinted(input, container)
    case 'shipped':
      if (isPickup) throw notAllowed('This order is picked up; it is not shipped.')
      return ship(input, container)
    case 'ready':
    case 'handed_over':
      if (!isPickup) throw notAllowed('This order is shipped; nobody picks it up.')
      return input.step === 'ready'
        ? pack(input, container).then(() => undefined)
        : markPickedUp(input, container)
  }
}

/** The print state stands in the order's metadata, where Medusa's admin shows it too. */
async function notePrinted({ orderId, step, userId }: StepInput, container: MedusaContainer): Promise<void> {
  const { metadata } = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(orderId, { select: ['id', 'metadata'] })
  if (Boolean(metadata?.['printed_at']) === (step === 'printed')) return
  // Medusa removes what is set to an empty text.
  const printedAt = step === 'printed' ? new Date().toISOString() : ''
  await updateOrderWorkflow(container).run({
    input: { id: orderId, user_id: userId, metadata: { ...metadata, printed_at: printedAt } },
  })
}

async function ship(input: StepInput, container: MedusaContainer): Promise<void> {
  const { orderId, tracking = '', userId } = input
  const labels =
    tracking === '' ? [] : [{ tracking_number: tracking, tracking_url: trackingUrl(tracking), label_url: '' }]
  for (const parcel of await pack(input, container)) {
    if (parcel.isShipped) continue
    await createOrderShipmentWorkflow(container).run({
      input: {
        order_id: orderId,
        fulfillment_id: parcel.id,
        items: parcel.pieces,
        labels,
        created_by: userId,
      },
    })
  }
}

async function markPickedUp(input: StepInput, container: MedusaContainer): Promise<void> {
  for (const parcel of await pack(input, container)) {
    if (parcel.isDelivered) continue
    await markOrderFulfillmentAsDeliveredWorkflow(container).run({
      input: { orderId: input.orderId, fulfillmentId: parcel.id },
    })
  }
}

/** All parcels of an order, after what is in none of them has got one. */
async function pack({ orderId, userId }: StepInput, container: MedusaContainer): Promise<Parcel[]> {
  const { parcels, unpacked } = await readParcels(orderId, container)
  if (unpacked.length === 0) return parcels
  const { result } = await createOrderFulfillmentWorkflow(container).run({
    input: { order_id: orderId, items: unpacked, created_by: userId },
  })
  return [...parcels, { id: result.id, isShipped: false, isDelivered: false, pieces: unpacked }]
}

const quantity = z.coerce.number()
const date = z.coerce.date().nullish()
const orderSchema = z.object({
  canceled_at: date,
  items: z.array(z.object({ id: z.string(), quantity, detail: z.object({ fulfilled_quantity: quantity }) })),
  fulfillments: z.array(
    z
      .object({
        id: z.string(),
        shipped_at: date,
        delivered_at: date,
        canceled_at: date,
        items: z.array(z.object({ line_item_id: z.string().nullable(), quantity })),
      })
      .nullable(),
  ),
})

async function readParcels(orderId: string, container: MedusaContainer) {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: [
      'canceled_at',
      'items.*',
      'items.detail.*',
      'fulfillments.id',
      'fulfillments.shipped_at',
      'fulfillments.delivered_at',
      'fulfillments.canceled_at',
      'fulfillments.items.line_item_id',
      'fulfillments.items.quantity',
    ],
    filters: { id: orderId },
  })
  const [order] = z.array(orderSchema).parse(data)
  if (order === undefined || order.canceled_at) throw notAllowed('This order was cancelled.')
  return {
    parcels: order.fulfillments.flatMap((parcel): Parcel[] =>
      parcel === null || parcel.canceled_at
        ? []
        : [
            {
              id: parcel.id,
              isShipped: Boolean(parcel.shipped_at),
              isDelivered: Boolean(parcel.delivered_at),
              pieces: parcel.items.flatMap(({ line_item_id: id, quantity }) =>
                id === null ? [] : [{ id, quantity }],
              ),
            },
          ],
    ),
    unpacked: order.items
      .map(({ id, quantity, detail }) => ({ id, quantity: quantity - detail.fulfilled_quantity }))
      .filter(({ quantity }) => quantity > 0),
  }
}

function trackingUrl(number: string): string {
  return TRACKING_URL.replace('{{number}}', encodeURIComponent(number.replaceAll(' ', '')))
}

function notAllowed(sentence: string) {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence)
}
