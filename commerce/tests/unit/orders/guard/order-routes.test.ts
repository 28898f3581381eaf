import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseAdminPath } from '../../../../src/orders/guard/parse-admin-path'
import { findOrderRoute } from '../../../../src/orders/guard/order-routes'

const require = createRequire(import.meta.url)
const MEDUSAS = join(dirname(require.resolve('@medusajs/medusa/package.json')), 'dist', 'api', 'admin')
const OURS = join(import.meta.dirname, '../../../../src/api/admin')
/** A handler of a method that changes something, in a file that was built or one of ours. */
const CHANGING =
  /exports\.(?:POST|PUT|PATCH|DELETE) =|export (?:async function|const) (?:POST|PUT|PATCH|DELETE)\b/

/** The paths below /admin whose file changes something, with the names of their parameters for ids. */
function listChangingPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[/\\])route\.(?:js|ts)$/.test(file))
    .filter((file) => CHANGING.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) =>
      dirname(file)
        .split(sep)
        .join('/')
        .replaceAll(/\[(\w+)\]/g, '$1'),
    )
    .toSorted()
}

const find = (path: string) => findOrderRoute(parseAdminPath({ originalUrl: `/admin/${path}` }))

const kinds = (paths: readonly string[]) =>
  Object.fromEntries(
    paths.map((path) => {
      const route = find(path)
      if (route.kind !== 'locked') return [path, route.kind]
      const { reference } = route
      return [
        path,
        reference.idIn === 'path'
          ? `${reference.subject} in the path`
          : `${reference.subject} in ${reference.field}`,
      ]
    }),
  )

describe('an order that anybody changes', () => {
  const medusas = listChangingPaths(MEDUSAS)

  it('is locked by each route of Medusa’s admin that changes it, and each of its routes is known', () => {
    expect(medusas.length).toBeGreaterThan(150)
    const all = kinds(medusas)
    expect(Object.keys(all).filter((path) => all[path] === 'unknown')).toEqual([])
    const related = /order|return|exchange|claim|payment|refund|fulfil|reservation|workflow/
    const passed = Object.keys(all).filter((path) => all[path] === 'unrelated' && related.test(path))
    // Reasons, not refunds and returns themselves; where parcels leave from, not parcels; a file of a list of orders.
    expect(passed).toEqual([
      'draft-orders',
      'fulfillment-sets/id',
      'fulfillment-sets/id/service-zones',
      'fulfillment-sets/id/service-zones/zone_id',
      'orders/export',
      'refund-reasons',
      'refund-reasons/id',
      'return-reasons',
      'return-reasons/id',
      'stock-locations/id/fulfillment-providers',
      'stock-locations/id/fulfillment-sets',
    ])
  })

  it('is found by its own id, by what belongs to it, or by what the request says', () => {
    expect(
      kinds([
        'orders/id',
        'orders/id/fulfillments/fulfillment_id/cancel',
        'orders/id/a-route-of-tomorrow',
        'order-edits',
        'order-edits/id/confirm',
        'returns/id/receive/confirm',
        'exchanges/id/request',
        'claims/id/cancel',
        'payments/id/capture',
        'payment-collections/id/mark-as-paid',
        'reservations',
        'reservations/id',
        'fulfillments/id/cancel',
        'workflows-executions/workflow_id/run',
      ]),
    ).toEqual({
      'orders/id': 'order in the path',
      'orders/id/fulfillments/fulfillment_id/cancel': 'order in the path',
      'orders/id/a-route-of-tomorrow': 'order in the path',
      'order-edits': 'order in order_id',
      'order-edits/id/confirm': 'order in the path',
      'returns/id/receive/confirm': 'return in the path',
      'exchanges/id/request': 'exchange in the path',
      'claims/id/cancel': 'claim in the path',
      'payments/id/capture': 'payment in the path',
      'payment-collections/id/mark-as-paid': 'collection in the path',
      reservations: 'line in line_item_id',
      'reservations/id': 'reservation in the path',
      'fulfillments/id/cancel': 'refused',
      'workflows-executions/workflow_id/run': 'refused',
    })
  })

  it('is locked once: the routes of ours that lock it themselves are not locked at the door, too', () => {
    const all = kinds(listChangingPaths(OURS))
    expect(Object.keys(all).filter((path) => all[path] === 'unknown')).toEqual([])
    expect(Object.keys(all).filter((path) => all[path] !== 'unrelated')).toEqual([
      'orders/id/returns/returnId',
      'orders/id/studio',
      'studio-steps',
    ])
    for (const path of ['orders/id/returns/returnId', 'orders/id/studio', 'studio-steps'])
      expect(all[path]).toBe('self_locking')
  })

  it('is locked in whichever spelling Express takes for the same path', () => {
    for (const path of [
      'Orders/order_1/Fulfillments',
      'orders/order_1/fulfillments/?fields=id',
      '/orders/order_1',
      'orders/order%5F1/cancel',
    ])
      expect(find(path)).toMatchObject({ kind: 'locked', id: 'order_1' })
    expect(find('Fulfillments/ful_1/cancel').kind).toBe('refused')
    expect(find('orders/order_1/Studio').kind).toBe('self_locking')
    expect(find('%E0%A4%A').kind).toBe('unknown')
  })

  it('of a new route that nobody has looked at, the test above is red', () => {
    expect(find('order-splits/id').kind).toBe('unknown')
  })
})
