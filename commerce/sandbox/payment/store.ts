import type Stripe from 'stripe'
import { DAY_MS } from '../../src/contract/time'
import { openTables } from '../persistent-tables'
import type { Method } from './methods'

/** A checkout session with data that Stripe stores but does not return. */
export type SessionRow = {
  session: Stripe.Checkout.Session
  lines: Stripe.LineItem[]
  /** What the page shows of each line's product besides its name. */
  products: { price: number; detail: string | undefined; picture: string | undefined }[]
  shippingName: string | undefined
  /** Undefined if the session names none. */
  merchant?: string | undefined
  intentData: { description: string | null; metadata: Stripe.Metadata }
  /** When a pending payment is settled (ms), and with which result. */
  settles?: { at: number; succeeds: boolean; method?: Method }
}

type StoredResponse = { fingerprint: string; status: number; body: object; at: number }

/** A webhook call with the result of each attempt. Times in ms. */
export type Delivery = {
  id: string
  event: string
  session: string | null
  state: 'pending' | 'held' | 'delivered' | 'failed' | 'dropped'
  nextAt: number
  attempts: { at: number; outcome: string }[]
}

type Rows = {
  sessions: SessionRow
  intents: Stripe.PaymentIntent
  charges: Stripe.Charge
  refunds: Stripe.Refund
  events: Stripe.Event
  deliveries: Delivery
  keys: StoredResponse
}

export type Store = ReturnType<typeof openStore>

/** Opens the sandbox's tables; with a file they are kept over restarts. `now` is in ms. */
export function openStore(file: string | undefined, now: number) {
  // Stripe lists events of the last 30 days and keeps idempotency keys for at least 24 hours.
  const isRecent = (atMs: number, days = 30) => atMs > now - days * DAY_MS
  const wasCreated = (row: { created: number }) => isRecent(row.created * 1000)
  return openTables<Rows>(file, {
    sessions: ({ session }) => wasCreated(session),
    intents: wasCreated,
    charges: wasCreated,
    refunds: wasCreated,
    events: wasCreated,
    deliveries: (row) => isRecent(row.attempts[0]?.at ?? row.nextAt),
    keys: (row) => isRecent(row.at, 1),
  })
}
