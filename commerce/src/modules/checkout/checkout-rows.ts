import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { QUERY_LIMIT } from '../../lib/read-rows'
import type { Checkout } from './types'

export function checkoutRows(database: Knex) {
  return database<Checkout>('checkout_intent')
    .whereNull('deleted_at')
    .timeout(...QUERY_LIMIT)
}

/** The first of rows of which one must be there. */
export function existing([row]: Checkout[]): Checkout {
  if (row === undefined) throw new Error('A checkout that must exist is missing')
  return row
}
