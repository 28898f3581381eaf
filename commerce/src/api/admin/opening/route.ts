import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { getLaunchChecklist } from '../../../settings/get-launch-checklist'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await getLaunchChecklist(request.scope))
}
