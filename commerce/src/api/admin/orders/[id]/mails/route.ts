import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { OrderMails } from '../../../../../contract/order-mails'
import { CHECKOUT_MODULE } from '../../../../../modules/checkout'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const checkouts = request.scope.resolve(CHECKOUT_MODULE)
  const mails = await checkouts.mails.ofOrder(request.params['id'] ?? '')
  const answer: OrderMails = {
    mails: mails.map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      recipient: mail.recipient,
      state: mail.state,
      attempts: mail.attempts,
      error: mail.last_error,
      createdAt: mail.created_at.toISOString(),
      sentAt: mail.sent_at?.toISOString() ?? null,
    })),
  }
  response.json(answer)
}
