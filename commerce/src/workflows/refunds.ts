import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { toRappen } from '../contract/money'
import type { Intent } from '../modules/checkout/types'

/** Which of these paid checkouts the staff have refunded in full, by the intent's id. */
export async function refundedInFull(
  intents: readonly Intent[],
  container: MedusaContainer,
): Promise<ReadonlySet<string>> {
  const paymentIds = intents.flatMap(({ payment_id: id }) => id ?? [])
  if (paymentIds.length === 0) return new Set()
  const payments = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: paymentIds }, { select: ['id'], relations: ['refunds'] })
  const refunded = new Map(
    payments.map(({ id, refunds = [] }) => [
      id,
      refunds.reduce((sum, { amount }) => sum + toRappen(Number(amount)), 0),
    ]),
  )
  const isRefunded = (intent: Intent) => (refunded.get(intent.payment_id ?? '') ?? 0) >= intent.total
  return new Set(intents.filter(isRefunded).map(({ id }) => id))
}
