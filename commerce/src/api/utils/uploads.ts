import type { AuthenticatedMedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_IMAGES } from '../../contract/admin/upload'
import { ShopError } from '../../lib/shop-error'
import { createFormReceiver, type FormProblem } from './receive-form'

/** In bytes: the largest form with files for Medusa's own routes, which read it into memory. */
const MAX_FORM_BYTES = MAX_UPLOAD_IMAGES * MAX_UPLOAD_BYTES

const TOO_LARGE = `Files may have ${MAX_FORM_BYTES / 1024 / 1024} MB at most, all together.`

/** multer refuses any other field. */
export const IMAGE_FIELDS = ['images[]', 'images'] as const

/** Refuses requests without a sign-in before the body is read. */
export const requireSignIn: MedusaRequestHandler = (request, _response, next) => {
  const { auth_context: signedIn } = request as AuthenticatedMedusaRequest
  if (signedIn?.actor_id) next()
  else next(new ShopError(401, { error: 'Please sign in to upload pictures.', code: 'unauthorized' }))
}

/** Reads a form with pictures into memory. Passes a ShopError on for any other body: 400, 413, 415. */
export const receiveImages = createFormReceiver({
  maxFiles: MAX_UPLOAD_IMAGES,
  maxFileBytes: MAX_UPLOAD_BYTES,
  maxFieldBytes: 200,
  read: (form) => form.fields(IMAGE_FIELDS.map((name) => ({ name, maxCount: MAX_UPLOAD_IMAGES }))),
  createRefusal: createUploadRefusal,
})

function createUploadRefusal(problem: FormProblem): ShopError {
  if (problem === 'not_a_form')
    return new ShopError(415, {
      error: 'Pictures are sent as a form (multipart/form-data).',
      code: 'not_a_form',
    })
  if (problem === 'LIMIT_FILE_SIZE')
    return new ShopError(413, {
      error: `A picture may have ${MAX_UPLOAD_BYTES / 1024 / 1024} MB at most.`,
      code: 'too_large',
    })
  if (problem === 'LIMIT_FILE_COUNT' || problem === 'LIMIT_PART_COUNT')
    return new ShopError(413, {
      error: `At most ${MAX_UPLOAD_IMAGES} pictures can be sent at once.`,
      code: 'too_many',
    })
  return new ShopError(400, { error: 'The form with the pictures cannot be read.', code: 'invalid_form' })
}

/**
 * Refuses a form with files that is too large, before it is read.
 * A form without a length is refused, as it could be endless.
 */
export const limitFormSize: MedusaRequestHandler = (request, response, next) => {
  const length = Number(request.headers['content-length'])
  if (!request.is('multipart/*') || length <= MAX_FORM_BYTES) next()
  else if (Number.isNaN(length)) response.status(411).json({ message: 'A form with files says its length.' })
  else response.status(413).json({ message: TOO_LARGE })
}
