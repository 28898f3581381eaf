import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { listStaffRequests } from '../../../custom-print/queries/list-staff-requests'

/** GET /admin/press-requests: the requests that wait for the studio or for their buyer. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await listStaffRequests(request.scope))
}
