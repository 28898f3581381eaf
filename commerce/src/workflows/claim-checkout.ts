import { createHash, randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { catalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { itemsOf, piecesOf } from '../catalogue/live-stock'
import type { CheckoutRequest, LineProblem } from '../contract/checkout'
import { MAX_PAYMENT_IN_RAPPEN, SESSION_LIFETIME_S } from '../contract/limits'
import { MESSAGES } from '../contract/messages'
import type { Language } from '../contract/settings'
import { soonFromDatabase } from '../lib/database-deadline'
import { invalidRequest, ShopError } from '../lib/shop-error'
import { CHECKOUT_MODULE } from '../modules/checkout'
import {
  claimablePieces,
  freePieces,
  type PiecesByItem,
  withStaying,
  yieldingSessions,
} from '../modules/checkout/hold-priority'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { Intent } from '../modules/checkout/types'
import { closeSession, YIELDED } from './close-session'
import { namedSizes, quote } from './quote'

export type Claim = {
  request: CheckoutRequest
  /** The browser's, so that its retry gets the same session; without one every request is a new one. */
  idempotencyKey: string | undefined
  /** The session that this cart was taken to before, if any. */
  replaces: string | undefined
  language: Language
  /** The pseudonym of the network address that it came from. */
  addressHash: string
}
type Dependencies = { container: MedusaContainer; stripe: Stripe }

/** The provider wants 30 minutes from its own clock; this is what may pass before the request reaches it. */
export const SESSION_MARGIN_S = 120
/** How often sessions may close for a buyer, as somebody else may be faster, and how many each time. */
const YIELD_ROUNDS = 3
const YIELD_AT_ONCE = 20
/** Longest that the whole of it may take before what is still held stays held, in milliseconds. */
const YIELD_WITHIN_MS = 5000

/** There are pieces enough, but others hold them who must yield first. */
class HeldByOthers extends ShopError {
  constructor(
    refused: ShopError,
    readonly sessionIds: readonly string[],
  ) {
    super(refused.status, refused.code, refused.message, refused.lines)
  }
}

/**
 * Quotes the cart and writes the intent, which holds the pieces until it is paid or closed. Repeating it under the same
 * idempotency key returns the same intent. Throws ShopError: 400, 422 with the lines, 503.
 */
export async function claimIntent(claim: Claim, dependencies: Dependencies): Promise<Intent> {
  const requestHash = createHash('sha256').update(JSON.stringify(claim.request)).digest('hex')
  const checkout = dependencies.container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const known = claim.idempotencyKey && (await soonFromDatabase(checkout.intentByKey(claim.idempotencyKey)))
  const intent = known || (await claimOrTakeOver(claim, requestHash, dependencies))
  if (intent.request_hash !== requestHash) {
    throw new ShopError(400, 'idempotency_key_reused', MESSAGES.status400)
  }
  return intent
}

/** When a session that is opened now closes. */
export function sessionEnd(): Date {
  return new Date(Date.now() + (SESSION_LIFETIME_S + SESSION_MARGIN_S) * 1000)
}

/**
 * Claims the pieces. Where they are held, the buyer's own earlier session is closed first: it may be this very buyer
 * who came back from the payment page. Then those of others close that hold more than is protected.
 */
async function claimOrTakeOver(
  claim: Claim,
  requestHash: string,
  dependencies: Dependencies,
): Promise<Intent> {
  const deadline = performance.now() + YIELD_WITHIN_MS
  const staying = new Set<string>()
  let own = claim.replaces
  for (let round = 1; ; round += 1) {
    try {
      return await soonFromDatabase(claimNow(claim, requestHash, staying, dependencies))
    } catch (error) {
      if (own !== undefined && isOutOfStock(error)) {
        await closeSession(own, dependencies)
        own = undefined
        continue
      }
      const isLast = round > YIELD_ROUNDS || performance.now() > deadline
      if (!(error instanceof HeldByOthers) || isLast) throw error
      const yielding = error.sessionIds.slice(0, YIELD_AT_ONCE)
      const isClosed = await Promise.all(yielding.map((id) => closeSession(id, dependencies, YIELDED)))
      // Paid meanwhile, or the provider has not said so: only its word frees pieces.
      for (const [index, sessionId] of yielding.entries()) if (!isClosed[index]) staying.add(sessionId)
    }
  }
}

/** Claims the pieces if they are free. The sessions that are `staying` yield to nobody. */
async function claimNow(
  claim: Claim,
  requestHash: string,
  staying: ReadonlySet<string>,
  { container }: Dependencies,
): Promise<Intent> {
  const { request, language, idempotencyKey = randomUUID(), addressHash } = claim
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const { catalogue } = await catalogueSnapshot(container).current()
  const sizes = namedSizes(request.items, catalogue)
  const quoteOf = (pieces: PiecesByItem) => quote(request.items, request.deliveryOption, catalogue, pieces)
  return checkout.claimIntent({ idempotencyKey, itemIds: itemsOf(sizes) }, (read) => {
    const reading = withStaying(read, staying)
    const now = quoteOf(freePieces(reading))
    if (!('problems' in now)) {
      if (now.quote.total > MAX_PAYMENT_IN_RAPPEN) throw invalidRequest()
      return { ...now.quote, requestHash, locale: language, expiresAt: sessionEnd(), addressHash }
    }
    const possible = quoteOf(claimablePieces(reading, addressHash))
    if ('problems' in possible) throw refusal(possible.problems)
    const wanted = piecesOf(possible.quote.lines, sizes)
    throw new HeldByOthers(refusal(now.problems), yieldingSessions(reading, wanted, addressHash))
  })
}

function refusal(problems: LineProblem[]): ShopError {
  const [first] = problems
  return new ShopError(422, 'catalogue_changed', first?.message ?? MESSAGES.status400, problems)
}

function isOutOfStock(error: unknown): boolean {
  return error instanceof ShopError && error.lines?.some(({ code }) => code === 'out_of_stock') === true
}
