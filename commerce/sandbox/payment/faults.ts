import * as z from 'zod'
import { StripeApiError } from './stripe-error'

const common = {
  /** How often the fault occurs; 0 until it is cleared. */
  times: z.int().min(0).default(1),
  session: z.string().optional(),
}

const apiFault = z.strictObject({
  on: z.literal('api'),
  ...common,
  /** The start of method and path, such as 'POST /v1/checkout/sessions'. All of /v1 if it is omitted. */
  request: z.string().default(''),
  kind: z.enum(['status', 'hang', 'reset']),
  status: z.int().min(400).max(599).default(500),
  /** Stripe's code of a refusal, and what it says. */
  code: z.string().optional(),
  message: z.string().default('An error that was injected for a test.'),
  /** Whether the request takes effect before it fails. For a reset the default is true. */
  executed: z.boolean().optional(),
  /** Whether the failure is stored under the Idempotency-Key, as Stripe does once execution has begun. */
  saved: z.boolean().default(false),
})

const webhookFault = z.strictObject({
  on: z.literal('webhook'),
  ...common,
  kind: z.enum(['duplicate', 'reorder', 'delay', 'drop']),
  type: z.string().optional(),
  /** The number of simultaneous calls that replace one. */
  copies: z.int().min(2).max(100).default(2),
  delayMs: z.int().min(0).max(3_600_000).default(1000),
})

export const faultSchema = z.discriminatedUnion('on', [apiFault, webhookFault])
type Fault = z.infer<typeof faultSchema>
type ApiFault = z.infer<typeof apiFault>
type WebhookFault = z.infer<typeof webhookFault>

export class Faults {
  private injected: Fault[] = []

  inject(fault: Fault): void {
    this.injected.push(fault)
  }

  clear(): void {
    this.injected = []
  }

  takeApi(request: string): ApiFault | undefined {
    return this.take(
      (fault) =>
        fault.on === 'api' && request.startsWith(fault.request) && request.includes(fault.session ?? ''),
    ) as ApiFault | undefined
  }

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

export function toStripeApiError({ status, code, message }: ApiFault): StripeApiError {
  if (status === 429)
    return new StripeApiError(429, 'Too many requests in a short time.', { code: 'rate_limit' })
  return new StripeApiError(status, message, code === undefined ? { type: 'api_error' } : { code })
}
