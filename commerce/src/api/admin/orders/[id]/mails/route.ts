import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { CHECKOUT_MODULE } from '../../../../../modules/checkout'
import type { CheckoutModuleService } from '../../../../../modules/checkout/service'

/** GET /admin/orders/:id/mails: the mails of an order, for the staff; Medusa itself keeps everybody else out. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const checkout = request.scope.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const mails = await checkout.mails.ofOrder(request.params['id'] ?? '')
  response.json({
    mails: mails.map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      recipient: mail.recipient,
      state: mail.state,
      attempts: mail.attempts,
      error: mail.last_error,
      createdAt: mail.created_at,
      sentAt: mail.sent_at,
    })),
  })
}
