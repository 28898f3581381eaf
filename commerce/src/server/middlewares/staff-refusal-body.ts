import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { LANGUAGES } from '../../contract/site/language'
import type { StaffRefusal } from '../../refusals/staff-refusal'
import { readStaffLanguage } from '../../auth/read-staff-language'

/** As Medusa calls them. */
const TYPE_BY_STATUS: Record<number, string> = { 404: 'not_found', 409: 'conflict' }

/** Returns the body that answers a refusal to staff, in the language of who asks: Medusa's admin shows `message`. */
export function toStaffRefusalBody(refusal: StaffRefusal, request: MedusaRequest) {
  const { status, body, values } = refusal
  const message = refusal.format(readStaffLanguage(request) ?? LANGUAGES[0])
  return {
    type: TYPE_BY_STATUS[status] ?? 'not_allowed',
    message,
    code: body.code,
    // Boards of the release before cannot read an answer with other values.
    ...(body.code === 'tracking_stands' && { values }),
  }
}

/** Sends a refusal with the fields that its page shows beside the sentence. */
export function sendStaffRefusal(
  refusal: StaffRefusal,
  fields: object,
  request: MedusaRequest,
  response: MedusaResponse,
): void {
  response.status(refusal.status).json({ ...toStaffRefusalBody(refusal, request), ...fields })
}
