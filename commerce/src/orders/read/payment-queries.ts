import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../../lib/database'
import { ORDER_PAYMENTS_SQL } from '../order-sql'

const CAPTURED_SQL = 'select 1 from payment where id = ? and captured_at is not null and deleted_at is null'

const UNRETURNED_COLLECTIONS_SQL = `
  select link.payment_collection_id as id from ${ORDER_PAYMENTS_SQL}
  where link.order_id = ?
    and (select coalesce(sum(amount), 0) from capture where payment_id = payment.id and deleted_at is null)
      > (select coalesce(sum(amount), 0) from refund where payment_id = payment.id and deleted_at is null)`

const TWINT_PAYMENT_SQL = `
  select 1 from payment where captured_at is not null and deleted_at is null
    and data ->> 'method' = 'twint' and data ->> 'isLive' = ? limit 1`

export async function isPaymentCaptured(id: string, container: MedusaContainer): Promise<boolean> {
  return (await readRows(container, CAPTURED_SQL, [id])).length > 0
}

/** Returns the payment collections of an order with captured money that is not all refunded. */
export function listUnreturnedCollections(
  orderId: string,
  container: MedusaContainer,
): Promise<{ id: string }[]> {
  return readRows(container, UNRETURNED_COLLECTIONS_SQL, [orderId])
}

/**
 * Whether anybody has paid with TWINT, with live or with test keys,
 * as payments with test keys prove nothing about live ones.
 */
export async function hasTwintPayment(
  { isLive }: { isLive: boolean },
  container: MedusaContainer,
): Promise<boolean> {
  return (await readRows(container, TWINT_PAYMENT_SQL, [String(isLive)])).length > 0
}
