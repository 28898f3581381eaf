import type { AuthenticatedMedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import multer, { memoryStorage, MulterError } from 'multer'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_IMAGES } from '../../contract/admin/upload'
import { ShopError } from '../../lib/shop-error'

/** Largest form with files that Medusa's own routes take, which read it into memory; in bytes. */
const MAX_FORM_BYTES = MAX_UPLOAD_IMAGES * MAX_UPLOAD_BYTES

const TOO_LARGE = `Files may have ${MAX_FORM_BYTES / 1024 / 1024} MB at most, all together.`

/** multer refuses any other field. */
export const IMAGE_FIELDS = ['images[]', 'images'] as const

const receive = multer({
  // Checked before anything touches the disk.
  storage: memoryStorage(),
  limits: {
    fileSize: MAX_UPLOAD_BYTES,
    files: MAX_UPLOAD_IMAGES,
    fields: 2,
    fieldSize: 200,
    fieldNameSize: 20,
    parts: MAX_UPLOAD_IMAGES + 2,
    headerPairs: 20,
  },
}).fields(IMAGE_FIELDS.map((name) => ({ name, maxCount: MAX_UPLOAD_IMAGES })))

/** Refuses who is not signed in, before the body is read. */
export const requireSignIn: MedusaRequestHandler = (request, _response, next) => {
  const { auth_context: signedIn } = request as AuthenticatedMedusaRequest
  if (signedIn?.actor_id) next()
  else next(new ShopError(401, { error: 'Please sign in to upload pictures.', code: 'unauthorized' }))
}

export const receiveImages: MedusaRequestHandler = (request, response, next) => {
  if (!request.is('multipart/form-data')) {
    next(
      new ShopError(415, { error: 'Pictures are sent as a form (multipart/form-data).', code: 'not_a_form' }),
    )
    return
  }
  receive(request, response, (error: unknown) => next(error === undefined ? undefined : refusal(error)))
}

function refusal(error: unknown): ShopError {
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE')
      return new ShopError(413, {
        error: `A picture may have ${MAX_UPLOAD_BYTES / 1024 / 1024} MB at most.`,
        code: 'too_large',
      })
    if (error.code === 'LIMIT_FILE_COUNT' || error.code === 'LIMIT_PART_COUNT')
      return new ShopError(413, {
        error: `At most ${MAX_UPLOAD_IMAGES} pictures can be sent at once.`,
        code: 'too_many',
      })
  }
  return new ShopError(400, { error: 'The form with the pictures cannot be read.', code: 'invalid_form' })
}

/** Refuses a form with files before anything of it is read; one without a length could go on for ever. */
export const limitFormSize: MedusaRequestHandler = (request, response, next) => {
  const length = Number(request.headers['content-length'])
  if (!request.is('multipart/*') || length <= MAX_FORM_BYTES) next()
  else if (Number.isNaN(length)) response.status(411).json({ message: 'A form with files says its length.' })
  else response.status(413).json({ message: TOO_LARGE })
}
