import { createHash, randomUUID } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import Stripe from 'stripe'
import { catalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { itemsOf, liveStock } from '../catalogue/live-stock'
import type { CheckoutRequest, CheckoutResponse, LineProblem } from '../contract/checkout'
import { SESSION_LIFETIME_S } from '../contract/limits'
import { MESSAGES } from '../contract/messages'
import type { Language } from '../contract/settings'
import type { Environment } from '../lib/environment'
import { soonFromDatabase } from '../lib/database-deadline'
import { within } from '../lib/deadline'
import { ShopError, timedOut } from '../lib/shop-error'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { Intent } from '../modules/checkout/types'
import { closeSession } from './close-session'
import { sessionParameters } from './hosted-session'
import { providerFailure } from './provider-failure'
import { namedSizes, quote } from './quote'

type Opening = {
  request: CheckoutRequest
  /** The browser's, so that its retry gets the same session; without one every request is a new one. */
  idempotencyKey: string | undefined
  /** The session that this cart was taken to before, if any. */
  replaces: string | undefined
  language: Language
}
type Tools = { container: MedusaContainer; stripe: Stripe; environment: Environment }

/** Longest wait of a buyer, for the database and the payment provider together, before being told, in milliseconds. */
const ANSWER_WITHIN_MS = 9000
/** The provider wants 30 minutes from its own clock; this is what may pass before the request reaches it. */
const SESSION_MARGIN_S = 120

/** Openings under way in this process: a double click waits for the first one's answer. */
const underWay = new Map<string, Promise<CheckoutResponse>>()

/**
 * Quotes the cart, writes the intent, which holds the pieces until it is paid or closed, and opens the hosted page.
 * Repeating it under the same idempotency key never makes a second session. Throws ShopError: 400, 422 with the lines,
 * 503, 504.
 */
export async function openCheckout(opening: Opening, tools: Tools): Promise<CheckoutResponse> {
  const opened = claimIntent(opening, tools).then((intent) => sessionOf(intent, opening, tools))
  const session = await within(ANSWER_WITHIN_MS, opened, timedOut)
  const { replaces } = opening
  // Behind the answer: the buyer needs longer to pay than this takes.
  if (replaces !== undefined && replaces !== session.id) void closeSession(replaces, tools)
  return session
}

async function sessionOf(intent: Intent, opening: Opening, tools: Tools): Promise<CheckoutResponse> {
  if (intent.session_id !== null && intent.session_url !== null) {
    return { id: intent.session_id, url: intent.session_url }
  }
  const running = underWay.get(intent.id) ?? openSession(intent, opening, tools)
  underWay.set(intent.id, running)
  running.catch(() => undefined).finally(() => underWay.delete(intent.id))
  return running
}

async function claimIntent(opening: Opening, tools: Tools): Promise<Intent> {
  const { request } = opening
  const { container } = tools
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const known =
    opening.idempotencyKey && (await soonFromDatabase(checkout.intentByKey(opening.idempotencyKey)))
  const intent = known || (await claimOrTakeOver(opening, requestHash, tools))
  if (intent.request_hash !== requestHash) {
    throw new ShopError(400, 'idempotency_key_reused', MESSAGES.status400)
  }
  return intent
}

/** The last pieces may be held by this very buyer, who came back from the payment page: then that one is closed first. */
async function claimOrTakeOver(opening: Opening, requestHash: string, tools: Tools): Promise<Intent> {
  try {
    return await soonFromDatabase(claimNow(opening, requestHash, tools))
  } catch (error) {
    if (opening.replaces === undefined || !isOutOfStock(error)) throw error
    await closeSession(opening.replaces, tools)
    return soonFromDatabase(claimNow(opening, requestHash, tools))
  }
}

async function claimNow(opening: Opening, requestHash: string, { container }: Tools): Promise<Intent> {
  const { request, language, idempotencyKey = randomUUID() } = opening
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const snapshot = catalogueSnapshot(container)
  const { catalogue } = await snapshot.current()
  const itemIds = itemsOf(namedSizes(request.items, catalogue))
  const intent = await checkout.claimIntent({ idempotencyKey, itemIds }, (free) => {
    const result = quote(request.items, request.deliveryOption, catalogue, liveStock(free))
    if ('problems' in result) throw refusal(result.problems)
    return { ...result.quote, requestHash, locale: language, expiresAt: sessionEnd() }
  })
  snapshot.changed()
  return intent
}

function refusal(problems: LineProblem[]): ShopError {
  const [first] = problems
  return new ShopError(422, 'catalogue_changed', first?.message ?? MESSAGES.status400, problems)
}

function isOutOfStock(error: unknown): boolean {
  return error instanceof ShopError && error.lines?.some(({ code }) => code === 'out_of_stock') === true
}

async function openSession(claimed: Intent, opening: Opening, tools: Tools): Promise<CheckoutResponse> {
  const { stripe, container, environment } = tools
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const intent = isTooLate(claimed) ? await nextAttempt(claimed, checkout) : claimed
  try {
    const session = await stripe.checkout.sessions.create(
      sessionParameters(intent, opening.request, pictureOrigin(environment)),
      { idempotencyKey: `${intent.id}-${intent.provider_attempt}` },
    )
    if (session.url === null) throw new Error(`The hosted session ${session.id} has no page`)
    await checkout.noteSession(intent.id, session)
    return { id: session.id, url: session.url }
  } catch (error) {
    // The provider replays a failure for its key; nobody has that session's address, so another key is safe.
    if (error instanceof Stripe.errors.StripeAPIError) await nextAttempt(intent, checkout)
    throw providerFailure(error)
  }
}

/** Stripe fetches pictures itself, from addresses that the world can reach; the sandbox stands beside the shop. */
function pictureOrigin({ publicUrl, stripe }: Environment): string | undefined {
  return publicUrl.startsWith('https:') || stripe.sandboxUrl !== undefined ? publicUrl : undefined
}

function sessionEnd(): Date {
  return new Date(Date.now() + (SESSION_LIFETIME_S + SESSION_MARGIN_S) * 1000)
}

/** Whether the provider would find the intent's session too short by now. */
function isTooLate({ expires_at }: Intent): boolean {
  return expires_at.getTime() - Date.now() < (SESSION_LIFETIME_S + SESSION_MARGIN_S / 4) * 1000
}

function nextAttempt(intent: Intent, checkout: CheckoutModuleService): Promise<Intent> {
  return checkout.changeIntent(intent.id, {
    provider_attempt: intent.provider_attempt + 1,
    expires_at: sessionEnd(),
  })
}
