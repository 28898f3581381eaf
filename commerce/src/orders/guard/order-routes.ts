import type { OrderPart } from '../read/order-part-queries'
import type { AdminPath } from './parse-admin-path'

/**
 * How a request tells which order it changes: by the id in its path, as that of an order or of something that belongs to
 * one, or by a field of its body.
 */
export type OrderReference = { subject: 'order' | OrderPart } & (
  | { idIn: 'path' }
  | { idIn: 'body'; field: string }
)

const inPath = (subject: OrderReference['subject']): OrderReference => ({ idIn: 'path', subject })
const inBody = (field: string, subject: OrderReference['subject']): OrderReference => ({
  idIn: 'body',
  field,
  subject,
})

/**
 * The routes below /admin that change an order, its parcels, its reservations or its money. Without an id, a path names
 * its collection alone; with one, also all that follows. A new route of Medusa's must get into this table or into
 * UNRELATED_PREFIXES (order-routes.test.ts is red until it does).
 */
const ORDER_REFERENCES: Readonly<Record<string, OrderReference>> = {
  'orders/:id': inPath('order'),
  'draft-orders/:id': inPath('order'),
  // Medusa names an edit by its order.
  'order-edits/:id': inPath('order'),
  'order-edits': inBody('order_id', 'order'),
  'order-changes/:id': inPath('change'),
  'returns/:id': inPath('return'),
  returns: inBody('order_id', 'order'),
  'exchanges/:id': inPath('exchange'),
  exchanges: inBody('order_id', 'order'),
  'claims/:id': inPath('claim'),
  claims: inBody('order_id', 'order'),
  'payments/:id': inPath('payment'),
  'payment-collections/:id': inPath('collection'),
  'payment-collections': inBody('order_id', 'order'),
  'reservations/:id': inPath('reservation'),
  reservations: inBody('line_item_id', 'line'),
}

/** Ours, which take the lock themselves. */
const SELF_LOCKING_ROUTES: ReadonlySet<string> = new Set([
  'orders/:id/studio',
  'orders/:id/returns/:id',
  'studio-steps',
])

/** Refused with all that follows: they change parcels without their order, or run any workflow. */
const REFUSED_PREFIXES: ReadonlySet<string> = new Set(['fulfillments', 'workflows-executions'])

/** The first parts of paths below /admin that change no order. */
const UNRELATED_PREFIXES: ReadonlySet<string> = new Set([
  'api-keys',
  'attention',
  'books',
  'campaigns',
  'collections',
  'customer-groups',
  'customers',
  'fulfillment-sets',
  'index',
  'inventory-items',
  'invites',
  'layouts',
  'new-product',
  'press-prices',
  'press-requests',
  'price-lists',
  'price-preferences',
  'product-categories',
  'product-options',
  'product-tags',
  'product-types',
  'products',
  'promotions',
  'property-labels',
  'rbac',
  'refund-reasons',
  'regions',
  'return-reasons',
  'sales-channels',
  'search-indexes',
  'shipping-option-types',
  'shipping-options',
  'shipping-profiles',
  'stock-locations',
  'stores',
  'studio-facts',
  'tax-and-shipping',
  'tax-rates',
  'tax-regions',
  'translations',
  'uploads',
  'users',
  'views',
])

/** These change no order, unlike others that begin so: drafts, a note, a mail that is sent again. */
const UNRELATED_ROUTES: ReadonlySet<string> = new Set([
  'draft-orders',
  'orders/:id/note',
  'orders/:id/mails/:id',
])

export type OrderRoute =
  | { kind: 'locked'; reference: OrderReference; id: string | undefined }
  | { kind: 'self_locking' | 'refused' | 'unrelated' | 'unknown' }

/** Returns what a request that changes something does to orders, by its path below /admin. */
export function findOrderRoute({ route, ids: [id] }: AdminPath): OrderRoute {
  if (SELF_LOCKING_ROUTES.has(route)) return { kind: 'self_locking' }
  const [collection = ''] = route.split('/')
  if (REFUSED_PREFIXES.has(collection)) return { kind: 'refused' }
  if (UNRELATED_ROUTES.has(route) || isOrderExport(route, id)) return { kind: 'unrelated' }
  const reference = ORDER_REFERENCES[route === collection ? collection : `${collection}/:id`]
  if (reference !== undefined) return { kind: 'locked', reference, id }
  return { kind: UNRELATED_PREFIXES.has(collection) ? 'unrelated' : 'unknown' }
}

/** The name of the export stands where other routes have the id of an order. */
function isOrderExport(route: string, id = ''): boolean {
  return route === 'orders/:id' && id.toLowerCase() === 'export'
}
