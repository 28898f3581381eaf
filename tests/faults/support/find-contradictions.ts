import type { MedusaOrder } from '../../../commerce/tests/support/medusa-orders'
import type { PaidSession } from '../../../commerce/tests/support/stripe-sandbox'
import { toRappen } from '../../../commerce/src/contract/money/money'
import { listMailProblems } from './list-mail-problems'
import { findPrintContradictions, type PressRecords } from './find-print-contradictions'

/** The state of the shop's own row about a session. */
export type CheckoutRow = { id: string; session_id: string | null; status: string }
/** A mail of the outbox, and how often its Message-ID was caught. */
export type MailRow = { intent_id: string | null; kind: string; state: string; caught: number }

/** All records of the payments, once everything is healed. */
export type PaymentRecords = {
  /** Stripe's. */
  paid: PaidSession[]
  checkouts: CheckoutRow[]
  /** Medusa's. */
  orders: MedusaOrder[]
  mails: MailRow[]
  /** Requests to print a drawing. */
  press: PressRecords
  /** Sessions that the staff see in their list of what needs a person. */
  listed: ReadonlySet<string>
  /** Events that wait in the inbox. */
  unprocessedEvents: number
  /** Reservations of goods that belong to no order. */
  strayReservations: number
  /** Sizes of which Medusa says that more or fewer are reserved than its reservations add up to. */
  wrongLevels: number
  /** Refusals of the shop that came without a sentence. */
  wordlessRefusals: string[]
}

/** Everything in the records that contradicts what must hold after any fault; empty when all is well. */
export function findContradictions(records: PaymentRecords): string[] {
  return [
    ...records.paid.flatMap((session) => findSessionContradictions(session, records)),
    ...records.orders.flatMap(({ number, session_id: id }) =>
      records.paid.some((session) => session.id === id) ? [] : [`order ${number} has no paid session`],
    ),
    ...records.checkouts
      .filter(({ status }) => status === 'settling')
      .map(({ id }) => `checkout ${id} is still being settled`),
    ...findPrintContradictions(records.press, records.paid),
    ...count(records.unprocessedEvents, 'events wait in the inbox'),
    ...count(records.strayReservations, 'reservations belong to no order'),
    ...count(records.wrongLevels, 'sizes have another count of reserved pieces than reservations'),
    ...records.wordlessRefusals.map((answer) => `a refusal said nothing: ${answer}`),
  ]
}

function findSessionContradictions(session: PaidSession, records: PaymentRecords): string[] {
  const checkouts = records.checkouts.filter((row) => row.session_id === session.id)
  const orders = records.orders.filter((row) => row.session_id === session.id)
  const [checkout] = checkouts
  if (checkout === undefined || checkouts.length > 1)
    return [`${session.id} is paid and has ${checkouts.length} checkouts`]
  const mails = (kind: string) =>
    listMailProblems(
      kind,
      records.mails.filter((mail) => mail.intent_id === checkout.id && mail.kind === kind),
    )
  const problems = () => {
    switch (checkout.status) {
      case 'review':
        return [
          ...findUnwantedOrders(orders),
          ...(records.listed.has(session.id) ? [] : ['in review, and no staff see it']),
        ]
      case 'refunded':
        return [
          ...findUnwantedOrders(orders),
          ...(session.refunded === session.amount ? [] : ['called refunded, but the money is here']),
          ...mails('not_placed'),
        ]
      default:
        return [...findOrderContradictions(session, orders), ...mails('confirmation')]
    }
  }
  return problems().map((problem) => `${session.id} (${checkout.status}): ${problem}`)
}

function findOrderContradictions(session: PaidSession, [order, ...more]: MedusaOrder[]): string[] {
  if (order === undefined) return ['paid, and there is no order']
  const { captured, paid, payments, captures, currency, reserved, pieces, collection } = order
  return [
    ...(more.length > 0 ? [`paid once, and there are ${more.length + 1} orders`] : []),
    ...(payments === 1 && captures === 1 ? [] : [`${payments} payments and ${captures} captures`]),
    ...(toRappen(captured ?? 0) === session.amount &&
    toRappen(paid ?? 0) === session.amount - session.refunded
      ? []
      : [`paid ${session.amount} less ${session.refunded}, captured ${captured}, on the order ${paid}`]),
    ...(collection === 'completed' ? [] : [`its collection of payments is ${collection}`]),
    ...(currency === session.currency ? [] : [`paid in ${session.currency}, ordered in ${currency}`]),
    ...(reserved === (session.refunded < session.amount ? pieces : null)
      ? []
      : [`${pieces} pieces, and ${reserved} reserved`]),
  ]
}

function findUnwantedOrders(orders: MedusaOrder[]): string[] {
  return orders.length === 0 ? [] : ['there is an order all the same']
}

function count(number: number, what: string): string[] {
  return number === 0 ? [] : [`${number} ${what}`]
}
