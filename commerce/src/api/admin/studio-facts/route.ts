import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { studioValuesSchema } from '../../../contract/admin/studio-profile-form'
import { createInvalidDataError } from '../../../lib/medusa-error'
import { validateStudioProfile } from '../../../settings/studio-profile-form'
import { readStudioProfileForm, saveStudioProfile } from '../../../settings/studio-profile'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readStudioProfileForm(request.scope))
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = studioValuesSchema.safeParse(request.body)
  if (!parsed.success) throw createInvalidDataError('These are not the facts of a studio.')
  const problems = validateStudioProfile(parsed.data)
  if (Object.keys(problems).length > 0) {
    response.status(400).json({ type: 'invalid_data', message: 'Some entries cannot be saved.', problems })
    return
  }
  await saveStudioProfile(parsed.data, request.scope)
  response.json(await readStudioProfileForm(request.scope))
}
