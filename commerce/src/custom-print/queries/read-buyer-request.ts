import type { MedusaContainer } from '@medusajs/framework/types'
import type { LinkedProof, LinkedRequest } from '../../contract/custom-print/buyer-request'
import { dayInZurich } from '../../lib/swiss-time'
import { CHECKOUT_MODULE } from '../../modules/checkout'
import { PRESS_MODULE } from '../../modules/custom-print'
import type { PressProof, PressRequest } from '../../modules/custom-print/types'
import type { Order } from '../../orders/order'
import { readOrderOfCheckout } from '../../orders/queries/read-orders'
import { hasLeft } from '../../orders/rules/has-left'
import { orderToken } from '../../orders/rules/order-link'
import { printStages } from '../../orders/rules/print-stages'
import { readLinkedRequest } from '../get-request-by-token'
import { requestFacts } from '../rules/request-facts'

/** States that the studio's words explain: the buyer's own are not repeated. */
const BY_STUDIO: ReadonlySet<PressRequest['state']> = new Set(['question', 'declined'])

/** What the buyer behind a link sees of a request, its proofs and its order. Throws as `readLinkedRequest`. */
export async function linkedRequest(token: string, container: MedusaContainer): Promise<LinkedRequest> {
  const request = await readLinkedRequest(token, container)
  const { requests, proofs } = container.resolve(PRESS_MODULE)
  const [decisions, sent] = await Promise.all([
    requests.decisionsOf([request.id]),
    proofs.ofRequests([request.id]),
  ])
  const order = await orderOf(request, sent, container)
  const approval = decisions.findLast(({ kind }) => kind === 'approved')
  const approved = sent.find(({ id }) => id === approval?.proof_id)
  const today = dayInZurich(new Date())
  return {
    ...requestFacts(request),
    // Once it is ordered, that is what it is.
    ...(request.state === 'paid' && approved !== undefined && printOf(approved, request)),
    words: BY_STUDIO.has(request.state)
      ? (decisions.findLast(({ kind }) => kind === request.state)?.words ?? '')
      : '',
    proofs: sent.map((proof) => linkedProof(proof, request, today)),
    approved:
      approval === undefined || approved === undefined
        ? null
        : { version: approved.version, at: approval.at.toISOString() },
    order: order === undefined ? null : linkedOrder(order, container),
    isDeletable: isDeletable(request, order),
    reorder: printedJob(request, approved, order),
  }
}

/** Whether a drawing may go at once: not while somebody is paying, or before all is out of the studio. */
export function isDeletable({ state }: Pick<PressRequest, 'state'>, order: Order | undefined): boolean {
  if (state === 'paid') return order !== undefined && (order.canceledAt !== null || hasLeft(order))
  return state !== 'approved'
}

/** What was printed, once all of it has left the studio. */
export function printedJob(
  request: Pick<PressRequest, 'height'>,
  approved: Pick<PressProof, 'job' | 'height'> | undefined,
  order: Order | undefined,
): LinkedRequest['reorder'] {
  if (approved === undefined || order === undefined || order.canceledAt !== null || !hasLeft(order))
    return null
  return printOf(approved, request)
}

/** The order that a request has become, if it has. */
export async function orderOf(
  { state }: Pick<PressRequest, 'state'>,
  proofs: readonly PressProof[],
  container: MedusaContainer,
): Promise<Order | undefined> {
  if (state !== 'paid') return undefined
  const checkout = await container.resolve(CHECKOUT_MODULE).ofProofs.paidOf(proofs.map(({ id }) => id))
  return checkout && readOrderOfCheckout(checkout.id, container)
}

function linkedOrder(order: Order, container: MedusaContainer): LinkedRequest['order'] {
  const { cookieSecret } = container.resolve('environment')
  return {
    number: order.number,
    token: orderToken(order.checkoutId, cookieSecret, new Date()),
    stages: printStages(order),
  }
}

function printOf(
  { job, height }: Pick<PressProof, 'job' | 'height'>,
  request: Pick<PressRequest, 'height'>,
): Pick<LinkedProof, 'job' | 'height'> {
  return { job, height: height ?? request.height }
}

function linkedProof(proof: PressProof, request: PressRequest, today: string): LinkedProof {
  const { id, version, lines, quote, message } = proof
  return {
    id,
    version,
    ...printOf(proof, request),
    lines,
    quote,
    taxRatePercent: proof.tax_rate_percent,
    readyOn: proof.ready_on,
    validUntil: proof.valid_until,
    isValid: proof.valid_until >= today,
    message,
    sentAt: proof.sent_at.toISOString(),
  }
}
