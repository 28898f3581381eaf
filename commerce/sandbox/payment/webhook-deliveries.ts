import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import type { Faults } from './faults'
import { createId } from './objects'
import type { Delivery, Store } from './store'

const ATTEMPT_TIMEOUT_MS = 10_000
/** In ms between attempts: short at first, as tests wait for them; 25 minutes in all, where Stripe's take days. */
const BACK_OFF_MS = [300, 700, 1500, 3000, 5000, 10_000, 20_000, 40_000, ...Array<number>(24).fill(60_000)]
/** In ms: a reordered event is sent this long after the one that overtakes it; after the maximum, without one. */
const REORDER_DELAY_MS = 250
const MAX_REORDER_DELAY_MS = 3000

/** Returns the Stripe-Signature header of a payload (docs.stripe.com/webhooks/signature). `at` is in ms. */
function formatSignatureHeader(payload: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}

/** Calls the shop's webhook for each event, at least once and in no fixed order, until it answers 2xx. */
export class WebhookDeliveries {
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private stopped = false

  constructor(
    private readonly store: Store,
    private readonly faults: Faults,
    private readonly secret: string,
    /** The URL of the webhook. Without it, events are only listed. */
    public url: string | undefined,
  ) {}

  /** Schedules the calls that an earlier process has not finished. */
  resume(): void {
    for (const delivery of this.store.deliveries.values())
      if (delivery.state === 'pending' || delivery.state === 'held')
        this.schedule({ ...delivery, state: 'pending' })
  }

  enqueue(event: Stripe.Event, session: string | null): void {
    if (this.url === undefined) return
    const fault = this.faults.takeWebhook(event.type, session)
    const buildDelivery = (state: Delivery['state'], waitMs = 0): Delivery => ({
      id: createId('whd'),
      event: event.id,
      session,
      state,
      nextAt: Date.now() + waitMs,
      attempts: [],
    })
    if (fault?.kind === 'reorder') return this.schedule(buildDelivery('held', MAX_REORDER_DELAY_MS))
    if (fault?.kind === 'drop') this.save(buildDelivery('dropped'))
    else {
      const copies = fault?.kind === 'duplicate' ? fault.copies : 1
      const waitMs = fault?.kind === 'delay' ? fault.delayMs : 0
      for (let copy = 0; copy < copies; copy += 1) this.schedule(buildDelivery('pending', waitMs))
    }
    for (const delivery of this.store.deliveries.values())
      if (delivery.state === 'held' && delivery.session === session)
        this.schedule({ ...delivery, state: 'pending', nextAt: Date.now() + REORDER_DELAY_MS })
    return undefined
  }

  /** Cancels all pending calls. */
  cancel(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
  }

  stop(): void {
    this.stopped = true
    this.cancel()
  }

  private save(delivery: Delivery): void {
    this.store.deliveries.put(delivery.id, delivery)
  }

  private schedule(delivery: Delivery): void {
    this.save(delivery)
    clearTimeout(this.timers.get(delivery.id))
    const timer = setTimeout(() => void this.attempt(delivery.id), Math.max(0, delivery.nextAt - Date.now()))
    this.timers.set(delivery.id, timer)
  }

  private async attempt(id: string): Promise<void> {
    this.timers.delete(id)
    const delivery = this.store.deliveries.get(id)
    const event = delivery && this.store.events.get(delivery.event)
    if (!delivery || !event || this.stopped) return
    const at = Date.now()
    const outcome = await this.post(JSON.stringify(event, null, 2), at)
    if (this.stopped || !this.store.deliveries.has(id)) return
    const attempts = [...delivery.attempts, { at, outcome }]
    const wait = BACK_OFF_MS[attempts.length - 1]
    if (/^2\d\d$/.test(outcome)) this.save({ ...delivery, state: 'delivered', attempts })
    else if (wait === undefined) this.save({ ...delivery, state: 'failed', attempts })
    else this.schedule({ ...delivery, state: 'pending', attempts, nextAt: Date.now() + wait })
  }

  private async post(payload: string, at: number): Promise<string> {
    try {
      const response = await fetch(this.url ?? '', {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': formatSignatureHeader(payload, this.secret, at),
          'user-agent': 'Stripe/1.0 (payment sandbox)',
        },
        body: payload,
        // Stripe treats a redirect as a failure.
        redirect: 'manual',
        signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      })
      await response.arrayBuffer()
      return String(response.status)
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : 'failed'
    }
  }
}
