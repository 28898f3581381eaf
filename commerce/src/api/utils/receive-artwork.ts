import type { MedusaRequestHandler } from '@medusajs/framework/http'
import multer, { memoryStorage, MulterError } from 'multer'
import { MAX_ARTWORK_BYTES } from '../../contract/custom-print/artwork-file'
import {
  FILE_PART,
  MAX_REQUEST_BODY_BYTES,
  MAX_REQUEST_BYTES,
} from '../../contract/custom-print/print-request'
import { CustomPrintError } from '../../custom-print/custom-print-error'

const receive = multer({
  // In memory, as it is checked before anything is written to the disk.
  storage: memoryStorage(),
  limits: {
    fileSize: MAX_ARTWORK_BYTES,
    files: 1,
    fields: 2,
    fieldSize: MAX_REQUEST_BYTES,
    fieldNameSize: 20,
    parts: 3,
    headerPairs: 20,
  },
}).single(FILE_PART)

/** Reads the form with the artwork into memory. Refuses a body that is too large before all of it is read. */
export const receiveArtwork: MedusaRequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length']) > MAX_REQUEST_BODY_BYTES)
    next(new CustomPrintError('file_size'))
  else if (!request.is('multipart/form-data')) next(new CustomPrintError('invalid_form'))
  else
    receive(request, response, (error: unknown) => next(error === undefined ? undefined : toRefusal(error)))
}

function toRefusal(error: unknown): CustomPrintError {
  const isTooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
  return new CustomPrintError(isTooLarge ? 'file_size' : 'invalid_form')
}
