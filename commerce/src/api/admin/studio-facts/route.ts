import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { studioValuesSchema } from '../../../contract/admin/studio-profile-form'
import { StaffRefusal } from '../../../lib/staff-refusal'
import { validateStudioProfile } from '../../../settings/studio-profile-rules'
import { toStaffAnswer } from '../../http/staff-answer'
import { readStudioProfileForm, saveStudioProfile } from '../../../settings/save-studio-profile'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readStudioProfileForm(request.scope))
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = studioValuesSchema.safeParse(request.body)
  if (!parsed.success) throw new StaffRefusal('wrong_studio_facts')
  const problems = validateStudioProfile(parsed.data)
  if (Object.keys(problems).length > 0) {
    const refusal = new StaffRefusal('unsaved_facts')
    response.status(refusal.status).json({ ...toStaffAnswer(refusal, request), problems })
    return
  }
  await saveStudioProfile(parsed.data, request.scope)
  response.json(await readStudioProfileForm(request.scope))
}
