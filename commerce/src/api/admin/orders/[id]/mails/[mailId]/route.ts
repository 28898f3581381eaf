import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { sendMailAgainWorkflow } from '../../../../../../workflows/send-mail-again'

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id: orderId = '', mailId = '' } = request.params
  const { result } = await sendMailAgainWorkflow(request.scope).run({ input: { orderId, mailId } })
  response.status(202).json(result)
}
