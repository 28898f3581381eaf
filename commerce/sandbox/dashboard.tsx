import express, { type Response, Router } from 'express'
import * as z from 'zod'
import { Masthead, formatAmount, formatTime, sendPage } from './page'
import { parse } from './payment/stripe-params'
import { refund } from './payment/refund'
import type { Sandbox } from './payment/sandbox'
import type { SessionRow } from './payment/store'
import { StripeApiError } from './payment/stripe-error'

const MAX_ROWS = 100
const refundSchema = z.strictObject({
  payment_intent: z.string(),
  amount: z.coerce
    .number('Enter an amount.')
    .transform((francs) => Math.round(francs * 100))
    .refine((rappen) => rappen > 0, 'Enter an amount.'),
})

export function createDashboard(sandbox: Sandbox): Router {
  const router = Router()
  router.get('/', (_request, response) => sendDashboard(sandbox, response))
  router.post('/refunds', express.urlencoded({ extended: false }), (request, response) => {
    // Pages of other origins must not refund. Browsers send the origin of a form.
    if ((request.get('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return response.sendStatus(403)
    try {
      refund(sandbox, parse(refundSchema, request.body))
      return response.redirect(303, '/')
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error
      return sendDashboard(sandbox, response.status(error.status), error.message)
    }
  })
  return router
}

function sendDashboard({ store }: Sandbox, response: Response, problem?: string): void {
  const rows = [...store.sessions.values()].slice(-MAX_ROWS).toReversed()
  sendPage(response, {
    title: 'Payments',
    banner: 'Payment sandbox – no money moves',
    children: (
      <main className="page">
        <Masthead />
        <h1>Payments</h1>
        {problem && (
          <p className="alert" role="alert">
            {problem}
          </p>
        )}
        {rows.length === 0 && <p>None yet. Every checkout of the shop is listed here.</p>}
        <ul className="rows">
          {rows.map((row) => {
            const charge = findSessionCharge(store, row)
            const left = charge ? charge.amount_captured - charge.amount_refunded : 0
            return (
              <Payment key={row.session.id} row={row} refunded={charge?.amount_refunded ?? 0} left={left} />
            )
          })}
        </ul>
      </main>
    ),
  })
}

function findSessionCharge({ intents, charges }: Sandbox['store'], { session }: SessionRow) {
  return charges.get(String(intents.get(String(session.payment_intent))?.latest_charge))
}

function Payment({ row, refunded, left }: { row: SessionRow; refunded: number; left: number }) {
  const { session, lines } = row
  const { amount_total: amount, currency, customer_details: buyer } = session
  return (
    <li>
      <p className="text">
        <strong>
          {formatAmount(amount, currency)} – {formatSessionStatus(row)}
          {refunded > 0 && `, ${formatAmount(refunded, currency)} refunded`}
        </strong>
        <span>{lines.map((line) => `${line.quantity} × ${line.description}`).join(', ')}</span>
        {buyer && <span>{[buyer.name, buyer.email].filter(Boolean).join(', ')}</span>}
        <time>{formatTime(new Date(session.created * 1000))}</time>
      </p>
      {session.status === 'open' && (
        <a className="button secondary" href={`/c/pay/${session.id}`}>
          Pay
        </a>
      )}
      {left > 0 && (
        <form className="refund" method="post" action="/refunds">
          <input type="hidden" name="payment_intent" value={String(session.payment_intent)} />
          <input
            name="amount"
            type="number"
            aria-label={`Amount in ${currency?.toUpperCase()}`}
            min="0.01"
            max={left / 100}
            step="0.01"
            defaultValue={(left / 100).toFixed(2)}
          />
          <button className="button secondary">Refund</button>
        </form>
      )}
    </li>
  )
}

function formatSessionStatus({ session, settles }: SessionRow): string {
  if (session.status !== 'complete') return session.status ?? ''
  return settles ? 'processing' : session.payment_status === 'paid' ? 'paid' : 'failed'
}
