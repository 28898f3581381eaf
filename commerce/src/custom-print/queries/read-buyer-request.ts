import type { MedusaContainer } from '@medusajs/framework/types'
import { encodeNames } from '../../contract/custom-print/field-names'
import type { BuyerProofResponse, BuyerRequestResponse } from '../../contract/custom-print/buyer-request'
import { getStudioToday } from '../../contract/studio/studio-day'
import type { Proof, PrintRequest, RequestDecision } from '../stores/custom-print-rows'
import type { Order } from '../../orders/order'
import { findOrderByCheckout } from '../../orders/read/order-queries'
import { listProductionStages } from '../../orders/order-rules'
import { createOrderToken } from '../../links/order-token'
import { getRequestByToken } from './get-request-by-token'
import { getReorderablePrint, isDeletable, toSizedPrint } from '../rules/buyer-request-rules'
import { toRequestFacts, toWireResults } from '../rules/to-request-facts'
import { omitOtherFilm } from '../rules/to-stored-results'

/** The states with a text of the studio. */
const BY_STUDIO: ReadonlySet<PrintRequest['state']> = new Set(['question', 'declined'])

/** Returns a request with its proofs and its order for the buyer. Rejects as `getRequestByToken` does. */
export async function readBuyerRequest(
  token: string,
  container: MedusaContainer,
): Promise<BuyerRequestResponse> {
  const request = await getRequestByToken(token, container)
  const [decisions, proofs] = await Promise.all([
    container.resolve('requestDecisionStore').listByRequests([request.id]),
    container.resolve('proofStore').listByRequests([request.id]),
  ])
  const order = await findOrderByRequest(request, proofs, container)
  const approval = decisions.findLast(({ kind }) => kind === 'approved')
  const approved = proofs.find(({ id }) => id === approval?.proof_id)
  const today = getStudioToday()
  const reply = BY_STUDIO.has(request.state)
    ? decisions.findLast(({ kind }) => kind === request.state)
    : undefined
  const print = getReorderablePrint(request, approved, order)
  return {
    ...toRequestFacts(request),
    answers: toWireResults(omitOtherFilm(request.results)),
    // Once it is paid, the ordered print replaces the one that was sent.
    ...(request.state === 'paid' && approved !== undefined && encodeNames(toSizedPrint(approved, request))),
    words: reply?.words ?? '',
    messages: listMessages(
      request,
      decisions.filter((decision) => decision !== reply),
    ),
    proofs: proofs.map((proof) => toBuyerProof(proof, request, today)),
    approved:
      approval === undefined || approved === undefined
        ? null
        : { version: approved.version, at: approval.at.toISOString() },
    order: order === undefined ? null : toBuyerRequestOrder(order, container),
    isDeletable: isDeletable(request, order),
    reorder: print && encodeNames(print),
  }
}

const WRITTEN_KINDS: ReadonlySet<RequestDecision['kind']> = new Set(['question', 'answered', 'change_wanted'])

function listMessages(
  { note, created_at: sentAt }: Pick<PrintRequest, 'note' | 'created_at'>,
  decisions: readonly RequestDecision[],
): NonNullable<BuyerRequestResponse['messages']> {
  return [
    ...(note === null || note === ''
      ? []
      : [{ by: 'buyer' as const, words: note, at: sentAt.toISOString() }]),
    ...decisions
      .filter(({ kind }) => WRITTEN_KINDS.has(kind))
      .map(({ kind, words, at }) => ({
        by: kind === 'question' ? ('studio' as const) : ('buyer' as const),
        words,
        at: at.toISOString(),
      })),
  ]
}

/** Returns the order of a request; undefined if there is none. */
export async function findOrderByRequest(
  { state }: Pick<PrintRequest, 'state'>,
  proofs: readonly Proof[],
  container: MedusaContainer,
): Promise<Order | undefined> {
  if (state !== 'paid') return undefined
  const checkout = await container.resolve('proofCheckoutStore').findPaid(proofs.map(({ id }) => id))
  return checkout && findOrderByCheckout(checkout.id, container)
}

function toBuyerRequestOrder(order: Order, container: MedusaContainer): BuyerRequestResponse['order'] {
  const { cookieSecret } = container.resolve('environment')
  return {
    number: order.number,
    token: createOrderToken(order.checkoutId, cookieSecret, new Date()),
    stages: listProductionStages(order),
  }
}

function toBuyerProof(proof: Proof, request: PrintRequest, today: string): BuyerProofResponse {
  const { id, version, lines, quote, message } = proof
  return {
    id,
    version,
    ...encodeNames(toSizedPrint(proof, request)),
    answers: toWireResults(omitOtherFilm(proof.results ?? request.results)),
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
