import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { studioValuesSchema } from '../../../contract/admin/studio-profile-form'
import { invalidData } from '../../../lib/medusa-error'
import { studioFormProblems } from '../../../settings/studio-profile-form'
import { readStudioForm, saveStudioFacts } from '../../../settings/studio-profile'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readStudioForm(request.scope))
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = studioValuesSchema.safeParse(request.body)
  if (!parsed.success) throw invalidData('These are not the facts of a studio.')
  const problems = studioFormProblems(parsed.data)
  if (Object.keys(problems).length > 0) {
    response.status(400).json({ type: 'invalid_data', message: 'Some entries cannot be saved.', problems })
    return
  }
  await saveStudioFacts(parsed.data, request.scope)
  response.json(await readStudioForm(request.scope))
}
