import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import * as z from 'zod'
import { toFrancs, toRappen } from '../contract/money'
import type { LinkedOrder } from '../contract/orders'
import { readOrderToken } from '../lib/order-link'
import { linkExpired, noSuchOrder } from '../lib/shop-error'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { Intent } from '../modules/checkout/types'
import { settledOrder } from './buyer-order'

const date = z.coerce.date().nullish()
const orderSchema = z.object({
  canceled_at: date,
  fulfillments: z.array(
    z
      .object({
        shipped_at: date,
        delivered_at: date,
        canceled_at: date,
        labels: z.array(z.object({ tracking_number: z.string(), tracking_url: z.string() })).nullish(),
      })
      .nullable(),
  ),
  payment_collections: z.array(
    z.object({
      payments: z.array(z.object({ refunds: z.array(z.object({ amount: z.coerce.number() })).nullish() })),
    }),
  ),
})
type MedusaOrder = z.infer<typeof orderSchema>

/** The order behind the link of a mail. Throws ShopError: 404 where there is none, 410 where the link is too old. */
export async function linkedOrder(
  token: string,
  secret: string,
  container: MedusaContainer,
): Promise<LinkedOrder> {
  const claim = readOrderToken(token, secret, new Date())
  if (claim.kind === 'expired') throw linkExpired()
  if (claim.kind === 'invalid') throw noSuchOrder()
  const intent = await container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).intentById(claim.intentId)
  if (intent === undefined || intent.order_id === null) throw noSuchOrder()
  const order = await readOrder(intent.order_id, container)
  return {
    ...(await settledOrder(intent, container)),
    placedAt: intent.created_at.toISOString(),
    taxRatePercent: intent.tax_rate_percent,
    refunded: toFrancs(refundedOf(order)),
    delivery: deliveryOf(order, intent),
  }
}

async function readOrder(id: string, container: MedusaContainer): Promise<MedusaOrder> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: [
      'canceled_at',
      'fulfillments.shipped_at',
      'fulfillments.delivered_at',
      'fulfillments.canceled_at',
      'fulfillments.labels.tracking_number',
      'fulfillments.labels.tracking_url',
      'payment_collections.payments.refunds.amount',
    ],
    filters: { id },
  })
  const [order] = z.array(orderSchema).parse(data)
  if (order === undefined) throw noSuchOrder()
  return order
}

function refundedOf({ payment_collections: collections }: MedusaOrder): number {
  return collections
    .flatMap(({ payments }) => payments)
    .flatMap(({ refunds }) => refunds ?? [])
    .reduce((sum, { amount }) => sum + toRappen(amount), 0)
}

function deliveryOf(order: MedusaOrder, intent: Intent): LinkedOrder['delivery'] {
  const parcels = order.fulfillments.flatMap((parcel) =>
    parcel === null || parcel.canceled_at ? [] : [parcel],
  )
  const tracking = parcels
    .flatMap(({ labels }) => labels ?? [])
    .filter(({ tracking_number: number }) => number !== '')
    .map(({ tracking_number: number, tracking_url: url }) => ({ number, url }))
  return { state: stateOf(order, parcels, intent), tracking }
}

function stateOf(
  { canceled_at: canceledAt }: MedusaOrder,
  parcels: { shipped_at?: Date | null | undefined; delivered_at?: Date | null | undefined }[],
  { delivery_option: option }: Intent,
): LinkedOrder['delivery']['state'] {
  if (canceledAt) return 'cancelled'
  if (parcels.length > 0 && parcels.every((parcel) => parcel.delivered_at)) return 'delivered'
  // A pickup order's parcel is made when it lies ready (decision 009).
  if (option === 'pickup') return parcels.length > 0 ? 'ready' : 'preparing'
  return parcels.some((parcel) => parcel.shipped_at) ? 'shipped' : 'preparing'
}
