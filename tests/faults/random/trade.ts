import { randomUUID } from 'node:crypto'
import {
  buildCheckoutBody,
  toCartItem,
  fetchBuyerOrder,
  payAtSandbox,
  requestCheckout,
  type Answer,
} from '../../../commerce/tests/support/shop-client'
import { createProofedRequest } from '../../../commerce/tests/support/artwork'
import {
  controlSession,
  deliverWebhook,
  buildStripeEvent,
  dropWebhooks,
  refundAtStripe,
} from '../../../commerce/tests/support/stripe-sandbox'
import { checkoutResponseSchema } from '../../../commerce/src/contract/cart/checkout-request'
import { approvalResponseSchema } from '../../../commerce/src/contract/custom-print/buyer-request'
import type { createCustomPrintFixture } from '../support/custom-print-fixture'
import { pickRandom, pause, type Random } from '../../support/seeded-random'

type Place = ReturnType<typeof createCustomPrintFixture>

const DECLINED = '4000000000000002'
const PAYS_LATER = '4000000000007726'
const UNPAID: ReadonlySet<string> = new Set(['expired', 'left'])
const PRESSES = 4
const LOOKS = 50
const PAUSE_MS = 400

/** Trade in a shop that may fail at any moment. Who is refused presses again, as often as a patient person would. */
export class Trade {
  /** Sessions that may be paid, whose buyers have not come back. */
  readonly away = new Set<string>()
  private isOpen = true
  private readonly actors: Promise<void>[]

  constructor(
    private readonly place: Place,
    streams: readonly Random[],
    private readonly done: (what: string) => void,
  ) {
    this.actors = streams.map((random, at) => this.act(at === 0 ? this.print : this.buy, random))
  }

  /** Stops new purchases. Resolves once those under way have ended. */
  async close(): Promise<void> {
    this.isOpen = false
    await Promise.all(this.actors)
  }

  private async act(trade: (random: Random) => Promise<string>, random: Random): Promise<void> {
    while (this.isOpen) {
      const what = await trade(random).catch(() => 'given up')
      this.done(what)
      await pause(PAUSE_MS, random)
    }
  }

  /** A shirt of the shop's. */
  private readonly buy = async (random: Random): Promise<string> => {
    const { shop, skull } = this.place
    const line = toCartItem(skull, pickRandom(random, ['S', 'M', 'L']), 1 + Math.floor(3 * random()))
    const body = buildCheckoutBody(shop, [line], pickRandom(random, ['shipping', 'pickup']))
    const key = { 'idempotency-key': randomUUID() }
    const { body: answer } = await pressUntilTaken(() => requestCheckout(shop, body, key))
    return `shirt ${await this.end(random, checkoutResponseSchema.parse(answer).id)}`
  }

  /** A print of the buyer's own. */
  private readonly print = async (random: Random): Promise<string> => {
    const { shop, staff } = this.place
    const proofed = await createProofedRequest(shop, staff)
    const { body } = await pressUntilTaken(() => this.place.approveIt(proofed))
    return `print ${await this.end(random, /cs_\w+/.exec(approvalResponseSchema.parse(body).url)?.[0] ?? '')}`
  }

  /** Does what a buyer does at the payment page. */
  private async end(random: Random, sessionId: string): Promise<string> {
    const { shop } = this.place
    this.away.add(sessionId)
    const ending = pickRandom(random, [
      'paid',
      'paid',
      'paid',
      'paid',
      'unheard',
      'told twice',
      'declined',
      'late',
      'expired',
      'left',
      'refunded',
    ])
    switch (ending) {
      case 'unheard':
        await dropWebhooks(shop, sessionId)
        await payAtSandbox(shop, sessionId)
        break
      case 'told twice':
        await payAtSandbox(shop, sessionId)
        await Promise.all([
          deliverWebhook(shop, buildStripeEvent(sessionId)),
          deliverWebhook(shop, buildStripeEvent(sessionId)),
        ])
        break
      case 'declined':
        await payAtSandbox(shop, sessionId, { card: DECLINED })
        await payAtSandbox(shop, sessionId)
        break
      case 'late':
        await payAtSandbox(shop, sessionId, { card: PAYS_LATER })
        await controlSession(shop, sessionId, 'settle', { succeeds: random() < 0.5 })
        break
      case 'expired':
        await controlSession(shop, sessionId, 'expire')
        break
      case 'left':
        break
      case 'refunded':
        await payAtSandbox(shop, sessionId)
        await refundAtStripe(shop, sessionId, 100)
        break
      default:
        await payAtSandbox(shop, sessionId)
    }
    if (UNPAID.has(ending)) return ending
    return `${ending}: ${await this.waitForOutcome(sessionId)}`
  }

  /** Waits, as long as a person would, until the buyer's page says more of a payment than 'pending'. */
  private async waitForOutcome(sessionId: string): Promise<string> {
    for (let attempt = 0; attempt < LOOKS; attempt += 1) {
      const { status } = await fetchBuyerOrder(this.place.shop, sessionId).catch(() => ({
        status: 'pending',
      }))
      if (status !== 'pending') return status
      await pause(PAUSE_MS)
    }
    return 'pending'
  }
}

/** Presses again until the answer is a success; rejects with the last one. */
async function pressUntilTaken(press: () => Promise<Answer>): Promise<Answer> {
  let last: unknown
  for (let count = 0; count < PRESSES; count += 1) {
    const answer = await press().catch((error: unknown) => void (last = error))
    if (answer?.status === 200) return answer
    last = answer ?? last
    await pause(PAUSE_MS * 2 ** count)
  }
  throw new Error('Pressed in vain', { cause: last })
}
