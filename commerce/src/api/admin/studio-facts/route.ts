import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { studioValuesSchema } from '../../../contract/studio/studio-profile-form'
import { StaffRefusal } from '../../../refusals/staff-refusal'
import { validateStudioProfile } from '../../../studio/studio-profile-rules'
import { sendStaffRefusal } from '../../../server/middlewares/staff-refusal-body'
import { readStudioProfileForm, saveStudioProfile } from '../../../studio/save-studio-profile'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readStudioProfileForm(request.scope))
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const values = parseOrRefuse(studioValuesSchema, request.body, () => new StaffRefusal('wrong_studio_facts'))
  const problems = validateStudioProfile(values)
  if (Object.keys(problems).length > 0) {
    sendStaffRefusal(new StaffRefusal('unsaved_facts'), { problems }, request, response)
    return
  }
  await saveStudioProfile(values, request.scope)
  response.json(await readStudioProfileForm(request.scope))
}
