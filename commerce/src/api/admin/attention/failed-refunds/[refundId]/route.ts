import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { StaffRefusal } from '../../../../../refusals/staff-refusal'
import { listAttentionItems } from '../../../../../monitoring/attention-items'

/** POST /admin/attention/failed-refunds/:refundId: records that staff have settled it with the buyer. Returns what else needs attention. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const isKnown = await request.scope.resolve('failedRefundStore').close(request.params['refundId'] ?? '')
  if (!isKnown) throw new StaffRefusal('no_such_refund')
  response.json(await listAttentionItems(request.scope))
}
