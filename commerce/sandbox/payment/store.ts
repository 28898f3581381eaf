import type Stripe from 'stripe'
import { Journal } from '../journal'
import { Table } from '../table'

/** A checkout session with what Stripe knows about it but does not show in it. */
export type SessionRow = {
  session: Stripe.Checkout.Session
  lines: Stripe.LineItem[]
  /** What the page shows of each line's product beside its name. */
  products: { detail: string | null; picture: string | null }[]
  intentData: { description: string | null; metadata: Record<string, string> }
  /** An asynchronous payment under way: when it is decided (ms) and how. */
  settles?: { at: number; succeeds: boolean }
}

/** A remembered answer to an Idempotency-Key. */
export type KeptAnswer = { fingerprint: string; status: number; body: string; at: number }

/** One webhook call owed, with what came of each attempt; times in ms. */
export type Delivery = {
  id: string
  event: string
  session: string | null
  state: 'pending' | 'held' | 'delivered' | 'given_up' | 'dropped'
  nextAt: number
  attempts: { at: number; outcome: string }[]
}

const DAY = 24 * 3600 * 1000
/** Stripe lists events of the last 30 days and keeps idempotency keys for at least 24 hours. */
const KEPT_MS = 30 * DAY
const KEYS_KEPT_MS = DAY

/** Everything that the stand-in remembers. */
export type Store = ReturnType<typeof openStore>

/** Opens the store; with a file, what stood in it before is there again. */
export function openStore(file: string | undefined, now: number) {
  const journal = new Journal(file)
  const entries = journal.read()
  const kept: (readonly [string, string, unknown])[] = []
  const table = <T>(name: string, bornAt: (row: T) => number, keptMs = KEPT_MS) => {
    const rows = new Table<T>(name, journal)
    kept.push(...rows.restore(entries, (row) => bornAt(row) > now - keptMs))
    return rows
  }
  const created = (row: { created: number }) => row.created * 1000
  const store = {
    sessions: table<SessionRow>('sessions', (row) => created(row.session)),
    rates: table<Stripe.ShippingRate>('rates', created),
    intents: table<Stripe.PaymentIntent>('intents', created),
    charges: table<Stripe.Charge>('charges', created),
    refunds: table<Stripe.Refund>('refunds', created),
    events: table<Stripe.Event>('events', created),
    deliveries: table<Delivery>('deliveries', (row) => row.attempts[0]?.at ?? row.nextAt),
    keys: table<KeptAnswer>('keys', (row) => row.at, KEYS_KEPT_MS),
  }
  journal.rewrite(kept)
  return store
}
