import type { Store } from './store'
import { StripeApiError } from './stripe-error'

/** A copy of an object with what `paths` (such as `payment_intent.latest_charge`) name in place of its id. */
export function expandObject(store: Store, object: object, paths: readonly string[]): object {
  return paths.reduce((result, path) => withPath(store, result, path.split('.'), path), object)
}

function withPath(store: Store, object: object, [step = '', ...rest]: string[], path: string): object {
  const value = findExpandable(store, { ...object }, step)
  if (value === undefined) throw new StripeApiError(400, `This property cannot be expanded (${path}).`)
  const deeper = (item: unknown) =>
    rest.length > 0 && typeof item === 'object' && item !== null ? withPath(store, item, rest, path) : item
  return { ...object, [step]: Array.isArray(value) ? value.map(deeper) : deeper(value) }
}

function findExpandable(store: Store, object: Record<string, unknown>, name: string): unknown {
  if (name === 'line_items') {
    const id = String(object.id)
    const data = store.sessions.get(id)?.lines
    return data && { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` }
  }
  const value = object[name]
  if (typeof value !== 'string') return value
  return store.intents.get(value) ?? store.charges.get(value) ?? store.refunds.get(value)
}
