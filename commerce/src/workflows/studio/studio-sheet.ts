import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import * as z from 'zod'
import type { StudioSheet } from '../../contract/studio'
import { languageOf } from '../../mails/compose-mail'
import { addressLines } from '../mails/mails-of-checkout'
import { staffOrderById } from './staff-orders'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const orderSchema = z.object({
  shipping_address: z
    .object({
      first_name: text,
      last_name: text,
      address_1: text,
      address_2: text,
      postal_code: text,
      city: text,
      country_code: text,
    })
    .nullish(),
  fulfillments: z.array(
    z
      .object({
        canceled_at: z.coerce.date().nullish(),
        labels: z.array(z.object({ tracking_number: z.string() })).nullish(),
      })
      .nullable(),
  ),
})

/** One order with what its packing slip and its page in the admin need. Throws MedusaError where there is none. */
export async function studioSheet(orderId: string, container: MedusaContainer): Promise<StudioSheet> {
  const found = await staffOrderById(orderId, container)
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['shipping_address.*', 'fulfillments.canceled_at', 'fulfillments.labels.tracking_number'],
    filters: { id: orderId },
  })
  const [order] = z.array(orderSchema).parse(data)
  if (found === undefined || order === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop has taken no such order.')
  const isParcel = found.order.deliveryOption === 'shipping'
  return {
    order: found.order,
    email: found.email,
    language: languageOf(found),
    address: isParcel && order.shipping_address ? addressLines(order.shipping_address) : [],
    tracking: order.fulfillments
      .flatMap((parcel) => (parcel === null || parcel.canceled_at ? [] : (parcel.labels ?? [])))
      .map(({ tracking_number: number }) => number)
      .filter((number) => number !== ''),
    payment: { sessionId: found.sessionId, status: found.status },
  }
}
