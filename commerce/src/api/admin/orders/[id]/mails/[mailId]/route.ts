import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { sendMailAgain } from '../../../../../../mails/send-mail-again'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id: orderId = '', mailId = '' } = request.params
  response.status(202).json(await sendMailAgain(orderId, mailId, request.scope))
}
