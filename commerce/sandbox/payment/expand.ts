import { StripeFailure } from './stripe-error'
import type { Store } from './store'

type Json = { [key: string]: unknown }

/** A copy of an answer with the objects that `paths` (such as `payment_intent.latest_charge`) ask for put in. */
export function expanded(store: Store, answer: object, paths: readonly string[] = []): object {
  let result = { ...answer }
  for (const path of paths) result = withPath(store, result, path.split('.'), path)
  return result
}

function withPath(store: Store, object: Json, steps: readonly string[], path: string): Json {
  const [step = '', ...rest] = steps
  const value = step === 'line_items' ? linesOf(store, object) : resolve(store, object[step])
  if (value === undefined) throw new StripeFailure(400, `This property cannot be expanded (${path}).`)
  return { ...object, [step]: rest.length === 0 ? value : deeper(store, value, rest, path) }
}

function deeper(store: Store, value: unknown, rest: readonly string[], path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => deeper(store, item, rest, path))
  return value === null ? null : withPath(store, { ...Object(value) }, rest, path)
}

/** The object behind an id; objects, lists and null stand for themselves. */
function resolve(store: Store, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const { intents, charges, rates, refunds } = store
  return intents.get(value) ?? charges.get(value) ?? rates.get(value) ?? refunds.get(value)
}

function linesOf(store: Store, session: Json): unknown {
  const row = store.sessions.get(String(session.id))
  const url = `/v1/checkout/sessions/${String(session.id)}/line_items`
  return row && { object: 'list', data: row.lines, has_more: false, url }
}
