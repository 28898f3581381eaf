import type { MedusaRequestHandler } from '@medusajs/framework/http'
import { MAX_ARTWORK_BYTES } from '../../contract/custom-print/artwork-file'
import {
  FILE_PART,
  MAX_REQUEST_BODY_BYTES,
  MAX_REQUEST_BYTES,
} from '../../contract/custom-print/print-request'
import { CustomPrintRefusal } from '../custom-print-refusal'
import { createFormReceiver } from '../../lib/http/receive-form'

const receive = createFormReceiver({
  maxFiles: 1,
  maxFileBytes: MAX_ARTWORK_BYTES,
  maxFieldBytes: MAX_REQUEST_BYTES,
  read: (form) => form.single(FILE_PART),
  createRefusal: (problem) =>
    new CustomPrintRefusal(problem === 'LIMIT_FILE_SIZE' ? 'file_size' : 'invalid_form'),
})

/** Reads the form with the artwork into memory. Refuses a body that is too large before all of it is read. */
export const receiveArtwork: MedusaRequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length']) > MAX_REQUEST_BODY_BYTES)
    next(new CustomPrintRefusal('file_size'))
  else return receive(request, response, next)
}
