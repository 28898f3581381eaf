import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { jobSchema } from '../../../../../contract/custom-print/print-spec-schema'
import { invalidData, notFound } from '../../../../../lib/medusa-error'
import { PRESS_MODULE } from '../../../../../modules/custom-print'
import { drawOnce } from '../../../../../custom-print/render-version'
import { pictureHeaders } from '../../../../send-artwork'

/** GET /admin/press-requests/:id/print?job=: a request's drawing as a job in JSON would print it, as a PNG; nothing is kept. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const job = jobIn(request.query['job'])
  if (job === undefined) throw invalidData('The job cannot be read.')
  const found = await request.scope.resolve(PRESS_MODULE).requests.byId(request.params['id'] ?? '')
  if (found === undefined) throw notFound('There is no such request.')
  response.set(pictureHeaders).send(await drawOnce(found, job, request.scope))
}

function jobIn(query: unknown) {
  try {
    return jobSchema.safeParse(JSON.parse(String(query))).data
  } catch {
    return undefined
  }
}
