import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { resendOrderMail } from '../../../../../../mails/resend-order-mail'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id: orderId = '', mailId = '' } = request.params
  response.status(202).json(await resendOrderMail(orderId, mailId, request.scope))
}
