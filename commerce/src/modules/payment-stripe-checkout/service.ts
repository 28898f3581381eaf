import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusInput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  ModulesSdkTypes,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from '@medusajs/framework/types'
import { AbstractPaymentProvider, BigNumber } from '@medusajs/framework/utils'
import Stripe from 'stripe'
import * as z from 'zod'
import { toRappen } from '../../contract/money/money'
import type { Environment } from '../../lib/environment'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { getPaymentMethod, getSessionStatus, retrieveSession } from '../../stripe/checkout-session'
import { createStripeClient, fromUnixTime, getPaymentIntentId } from '../../stripe/stripe-client'
import { createStripeRefund, REFUNDED_AT_KEY } from '../../stripe/stripe-refunds'
import { STRIPE_PROVIDER_IDENTIFIER } from '../../lib/provider-ids'

type Options = { stripe: Environment['stripe'] }

/** The services that Medusa's payment module passes to its providers. */
type PaymentModule = {
  refundService: ModulesSdkTypes.IMedusaInternalService<{ id: string; metadata: object | null }>
}

const paymentDataSchema = z.object({ checkoutSession: z.string(), paymentIntent: z.string().optional() })

/**
 * Medusa's provider for a session that open-checkout has created and the buyer has paid.
 * It creates no hosted page.
 */
export class StripeCheckoutProvider extends AbstractPaymentProvider<Options> {
  static override identifier = STRIPE_PROVIDER_IDENTIFIER
  private readonly stripe: Stripe
  private readonly medusa: PaymentModule

  constructor(container: PaymentModule & Record<string, unknown>, options: Options) {
    super(container, options)
    this.medusa = container
    this.stripe = createStripeClient(options.stripe)
  }

  async initiatePayment({ data, context }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    const paymentData = paymentDataSchema.safeParse(data)
    return {
      id: paymentData.success ? paymentData.data.checkoutSession : (context?.idempotency_key ?? ''),
      data: data ?? {},
    }
  }

  async authorizePayment({ data }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    const { checkoutSession } = paymentDataSchema.parse(data)
    const session = await retrieveSession(checkoutSession, this.stripe)
    if (session === undefined) throw new Error('Stripe does not know the session of this payment')
    if (getSessionStatus(session) !== 'paid') return { status: 'requires_more', data: { checkoutSession } }
    const { livemode: isLive } = session
    return {
      status: 'captured',
      data: {
        checkoutSession,
        paymentIntent: getPaymentIntentId(session),
        method: getPaymentMethod(session),
        isLive,
      },
    }
  }

  async capturePayment({ data }: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: data ?? {} }
  }

  /**
   * Refunds once for each `idempotency_key`.
   * Adopts a refund of the same amount at Stripe that Medusa does not know.
   */
  async refundPayment({ data, amount, context }: RefundPaymentInput): Promise<RefundPaymentOutput> {
    const { paymentIntent } = paymentDataSchema.parse(data)
    if (paymentIntent === undefined) throw new StaffRefusal('not_captured')
    const refundId = context?.idempotency_key
    if (refundId === undefined) throw new Error('A refund has no key by which Stripe makes it once')
    const rappen = toRappen(new BigNumber(amount).numeric)
    const listKnownRefunds = (id: string[]) => this.medusa.refundService.list({ id }, { select: ['id'] })
    const { created } = await createStripeRefund(
      { paymentIntent, rappen, refundId, listKnownIds: listKnownRefunds },
      this.stripe,
    )
    // Before Medusa books it: a refund that was made at Stripe, or cut off here, is older than its row.
    const metadata = { [REFUNDED_AT_KEY]: fromUnixTime(created).toISOString() }
    await this.medusa.refundService.update({ id: refundId, metadata })
    return { data: data ?? {} }
  }

  async cancelPayment({ data }: CancelPaymentInput): Promise<CancelPaymentOutput> {
    const paymentData = paymentDataSchema.safeParse(data)
    if (!paymentData.success) return { data: data ?? {} }
    const session = await this.stripe.checkout.sessions.retrieve(paymentData.data.checkoutSession)
    if (getSessionStatus(session) === 'paid') throw new StaffRefusal('paid_already')
    if (session.status === 'open') await this.stripe.checkout.sessions.expire(session.id)
    return { data: data ?? {} }
  }

  async deletePayment({ data }: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return { data: data ?? {} }
  }

  async getPaymentStatus({ data }: GetPaymentStatusInput): Promise<GetPaymentStatusOutput> {
    return this.authorizePayment({ data: data ?? {} })
  }

  async retrievePayment({ data }: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data: data ?? {} }
  }

  async updatePayment({ data }: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return { data: data ?? {} }
  }

  /** Medusa's webhook answers before it stores an event, so /api/stripe-webhook is used instead. */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: 'not_supported' }
  }
}
