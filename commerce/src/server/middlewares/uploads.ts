import type { MedusaRequestHandler } from '@medusajs/framework/http'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_IMAGES } from '../../contract/admin/upload'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { createFormReceiver, type FormProblem } from '../../lib/http/receive-form'

/** In bytes: the largest form with files for Medusa's own routes, which read it into memory. */
const MAX_FORM_BYTES = MAX_UPLOAD_IMAGES * MAX_UPLOAD_BYTES

/** multer refuses any other field. */
export const IMAGE_FIELDS = ['images[]', 'images'] as const

/** Reads a form with pictures into memory. Passes a StaffRefusal on for any other body: 400, 413, 415. */
export const receiveImages = createFormReceiver({
  maxFiles: MAX_UPLOAD_IMAGES,
  maxFileBytes: MAX_UPLOAD_BYTES,
  maxFieldBytes: 200,
  read: (form) => form.fields(IMAGE_FIELDS.map((name) => ({ name, maxCount: MAX_UPLOAD_IMAGES }))),
  createRefusal: createUploadRefusal,
})

function createUploadRefusal(problem: FormProblem): StaffRefusal {
  if (problem === 'not_a_form') return new StaffRefusal('not_a_form')
  if (problem === 'LIMIT_FILE_SIZE')
    return new StaffRefusal('too_large', { values: { megabytes: MAX_UPLOAD_BYTES / 1024 / 1024 } })
  if (problem === 'LIMIT_FILE_COUNT' || problem === 'LIMIT_PART_COUNT')
    return new StaffRefusal('too_many', { values: { max: MAX_UPLOAD_IMAGES } })
  return new StaffRefusal('invalid_form')
}

/**
 * Refuses a form with files that is too large, before it is read.
 * A form without a length is refused, as it could be endless.
 */
export const limitFormSize: MedusaRequestHandler = (request, _response, next) => {
  const length = Number(request.headers['content-length'])
  if (!request.is('multipart/*') || length <= MAX_FORM_BYTES) return next()
  if (Number.isNaN(length)) throw new StaffRefusal('form_without_length')
  throw new StaffRefusal('form_too_large', { values: { megabytes: MAX_FORM_BYTES / 1024 / 1024 } })
}
