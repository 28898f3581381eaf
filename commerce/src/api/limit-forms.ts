import type { MedusaRequestHandler } from '@medusajs/framework/http'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_IMAGES } from '../contract/admin/upload'

/** Largest form with files that Medusa's own routes take, which read it into memory; in bytes. */
const MAX_FORM_BYTES = MAX_UPLOAD_IMAGES * MAX_UPLOAD_BYTES
const TOO_LARGE = `Files may have ${MAX_FORM_BYTES / 1024 / 1024} MB at most, all together.`

/** Refuses a form with files before anything of it is read; one without a length could go on for ever. */
export const limitFormSize: MedusaRequestHandler = (request, response, next) => {
  const length = Number(request.headers['content-length'])
  if (!request.is('multipart/*') || length <= MAX_FORM_BYTES) next()
  else if (Number.isNaN(length)) response.status(411).json({ message: 'A form with files says its length.' })
  else response.status(413).json({ message: TOO_LARGE })
}
