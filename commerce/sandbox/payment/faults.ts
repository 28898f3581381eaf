import * as z from 'zod'
import { StripeFailure } from './stripe-error'

const common = {
  /** How often it strikes; 0 is until it is cleared. */
  times: z.int().min(0).default(1),
  /** Only for this checkout session. */
  session: z.string().optional(),
}

const apiFault = z.strictObject({
  on: z.literal('api'),
  ...common,
  /** Start of method and path it strikes, such as 'POST /v1/checkout/sessions'; all of /v1 when left out. */
  request: z.string().default(''),
  kind: z.enum(['status', 'hang', 'reset']),
  status: z.int().min(400).max(599).default(500),
  /** Whether the request had its effect before it failed. A reset comes after the writing unless told. */
  executed: z.boolean().optional(),
  /** Whether the failure is remembered under the Idempotency-Key, as Stripe does once it began to execute. */
  saved: z.boolean().default(false),
})

const webhookFault = z.strictObject({
  on: z.literal('webhook'),
  ...common,
  kind: z.enum(['duplicate', 'reorder', 'delay', 'drop']),
  /** Only for this type of event, such as 'checkout.session.completed'. */
  type: z.string().optional(),
  /** How many calls a duplicate becomes, at the same moment. */
  copies: z.int().min(2).max(100).default(2),
  delayMs: z.int().min(0).max(3_600_000).default(1000),
})

export const faultSchema = z.discriminatedUnion('on', [apiFault, webhookFault])
export type Fault = z.infer<typeof faultSchema>
type ApiFault = z.infer<typeof apiFault>
type WebhookFault = z.infer<typeof webhookFault>

/** Faults ordered through the control API; they live in memory and end with the process. */
export class Faults {
  private list: Fault[] = []

  add(fault: Fault): void {
    this.list.push(fault)
  }

  all(): readonly Fault[] {
    return this.list
  }

  clear(): void {
    this.list = []
  }

  /** The fault that strikes this API request, used up by one. */
  takeApi(request: string): ApiFault | undefined {
    return this.take(
      (fault): fault is ApiFault =>
        fault.on === 'api' && request.startsWith(fault.request) && request.includes(fault.session ?? ''),
    )
  }

  /** The fault that strikes this event's delivery, used up by one. */
  takeWebhook(type: string, session: string | null): WebhookFault | undefined {
    return this.take(
      (fault): fault is WebhookFault =>
        fault.on === 'webhook' &&
        (fault.type ?? type) === type &&
        (fault.session === undefined || fault.session === session),
    )
  }

  private take<T extends Fault>(strikes: (fault: Fault) => fault is T): T | undefined {
    const fault = this.list.find(strikes)
    if (fault === undefined) return undefined
    if (fault.times === 1) this.list = this.list.filter((other) => other !== fault)
    else if (fault.times > 1) fault.times -= 1
    return fault
  }
}

/** The failure that a `status` fault answers with, in Stripe's shape. */
export function failureOf(fault: ApiFault): StripeFailure {
  if (fault.status === 429) {
    return new StripeFailure(429, 'Too many requests in a short time.', { code: 'rate_limit' })
  }
  return new StripeFailure(fault.status, 'An error that was ordered for a test.', { type: 'api_error' })
}
