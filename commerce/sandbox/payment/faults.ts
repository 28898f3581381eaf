import * as z from 'zod'
import { StripeFailure } from './stripe-failure'

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
type Fault = z.infer<typeof faultSchema>
type ApiFault = z.infer<typeof apiFault>
type WebhookFault = z.infer<typeof webhookFault>

/** Injected faults; they live in memory and end with the process. */
export class Faults {
  private injected: Fault[] = []

  inject(fault: Fault): void {
    this.injected.push(fault)
  }

  clear(): void {
    this.injected = []
  }

  /** The fault that strikes this API request, used up by one. */
  takeApi(request: string): ApiFault | undefined {
    return this.take(
      (fault) =>
        fault.on === 'api' && request.startsWith(fault.request) && request.includes(fault.session ?? ''),
    ) as ApiFault | undefined
  }

  /** The fault that strikes this event's delivery, used up by one. */
  takeWebhook(type: string, session: string | null): WebhookFault | undefined {
    return this.take(
      (fault) =>
        fault.on === 'webhook' && (fault.type ?? type) === type && (fault.session ?? session) === session,
    ) as WebhookFault | undefined
  }

  private take(strikes: (fault: Fault) => boolean): Fault | undefined {
    const fault = this.injected.find(strikes)
    if (fault === undefined) return undefined
    if (fault.times === 1) this.injected = this.injected.filter((other) => other !== fault)
    else if (fault.times > 1) fault.times -= 1
    return fault
  }
}

/** The failure that a `status` fault answers with, in Stripe's shape. */
export function failureOf({ status }: ApiFault): StripeFailure {
  return status === 429
    ? new StripeFailure(429, 'Too many requests in a short time.', { code: 'rate_limit' })
    : new StripeFailure(status, 'An error that was injected for a test.', { type: 'api_error' })
}
