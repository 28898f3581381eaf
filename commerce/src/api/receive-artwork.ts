import type { MedusaRequestHandler } from '@medusajs/framework/http'
import multer, { memoryStorage, MulterError } from 'multer'
import { MAX_FILE_BYTES } from '../contract/custom-print/artwork-file'
import { FILE_PART, MAX_REQUEST_BODY_BYTES, MAX_REQUEST_BYTES } from '../contract/custom-print/print-request'
import { PressError } from '../custom-print/custom-print-error'

const receive = multer({
  // Checked before anything touches the disk.
  storage: memoryStorage(),
  limits: {
    fileSize: MAX_FILE_BYTES,
    files: 1,
    fields: 2,
    fieldSize: MAX_REQUEST_BYTES,
    fieldNameSize: 20,
    parts: 3,
    headerPairs: 20,
  },
}).single(FILE_PART)

/** Reads the form with a drawing into memory; refuses what is too large before all of it is read. */
export const receiveDrawing: MedusaRequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length']) > MAX_REQUEST_BODY_BYTES) next(new PressError('file_size'))
  else if (!request.is('multipart/form-data')) next(new PressError('invalid_form'))
  else receive(request, response, (error: unknown) => next(error === undefined ? undefined : refusal(error)))
}

function refusal(error: unknown): PressError {
  const isTooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
  return new PressError(isTooLarge ? 'file_size' : 'invalid_form')
}
