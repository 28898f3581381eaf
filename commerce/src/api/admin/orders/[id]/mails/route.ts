import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { OrderMails } from '../../../../../contract/orders/order-mails'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const mails = await request.scope.resolve('mailStore').listByOrder(request.params['id'] ?? '')
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
