import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import * as z from 'zod'
import { toRappen } from '../../contract/money'
import type { MailFacts } from '../../modules/checkout/mail-types'

const parcelSchema = z.object({
  items: z.array(z.object({ quantity: z.coerce.number(), line_item_id: z.string().nullable() })),
  labels: z.array(z.object({ tracking_number: z.string(), tracking_url: z.string() })),
})

/** What a fulfilment holds, and its tracking numbers. */
export async function readParcel(fulfilmentId: string, container: MedusaContainer): Promise<MailFacts> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'fulfillment',
    fields: ['items.quantity', 'items.line_item_id', 'labels.tracking_number', 'labels.tracking_url'],
    filters: { id: fulfilmentId },
  })
  const [parcel] = z.array(parcelSchema).parse(data)
  if (parcel === undefined) return {}
  const lines = await container
    .resolve(Modules.ORDER)
    .listOrderLineItems(
      { id: parcel.items.flatMap(({ line_item_id: id }) => id ?? []) },
      { select: ['id', 'title', 'subtitle'] },
    )
  return {
    items: parcel.items.flatMap(({ quantity, line_item_id: id }) => {
      const line = lines.find((candidate) => candidate.id === id)
      return line === undefined ? [] : [{ name: line.title, size: line.subtitle ?? '', quantity }]
    }),
    tracking: parcel.labels
      .filter(({ tracking_number: number }) => number !== '')
      .map(({ tracking_number: number, tracking_url: url }) => ({ number, url })),
  }
}

/** One refund's amount, or all that has gone back of an order. */
export async function readRefund(
  what: { refundId: string } | { orderId: string },
  container: MedusaContainer,
): Promise<MailFacts> {
  const amounts =
    'refundId' in what ? await oneRefund(what.refundId, container) : await refundsOf(what.orderId, container)
  const refunded = amounts.reduce((sum, amount) => sum + toRappen(amount), 0)
  return { refunded }
}

async function oneRefund(id: string, container: MedusaContainer): Promise<number[]> {
  const refunds = await container
    .resolve(Modules.PAYMENT)
    .listRefunds({ id: [id] }, { select: ['id', 'amount'] })
  return refunds.map(({ amount }) => Number(amount))
}

const refundedSchema = z.object({
  payment_collections: z.array(
    z.object({
      payments: z.array(z.object({ refunds: z.array(z.object({ amount: z.coerce.number() })).nullish() })),
    }),
  ),
})

async function refundsOf(orderId: string, container: MedusaContainer): Promise<number[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['payment_collections.payments.refunds.amount'],
    filters: { id: orderId },
  })
  return z
    .array(refundedSchema)
    .parse(data)
    .flatMap(({ payment_collections: collections }) => collections)
    .flatMap(({ payments }) => payments)
    .flatMap(({ refunds }) => refunds ?? [])
    .map(({ amount }) => amount)
}
