import type { MedusaRequestHandler } from '@medusajs/framework/http'
import multer, { memoryStorage, MulterError } from 'multer'
import { MAX_FILE_BYTES } from '../contract/press/file'
import { PLAIN_FIELDS } from '../contract/press/plain-form'
import { FILE_PART, MAX_REQUEST_BODY_BYTES, MAX_REQUEST_BYTES } from '../contract/press/request'
import { PressError } from '../press/press-error'

/** What is typed, and its language, step, drawing and trap. */
const PLAIN_PARTS = PLAIN_FIELDS.length + 4

/** Reads a form of so many fields. */
const receiverOf = (fields: number) =>
  multer({
    // Checked before anything touches the disk.
    storage: memoryStorage(),
    limits: {
      fileSize: MAX_FILE_BYTES,
      files: 1,
      fields,
      fieldSize: MAX_REQUEST_BYTES,
      fieldNameSize: 20,
      parts: fields + 1,
      headerPairs: 20,
    },
  }).single(FILE_PART)
const receive = receiverOf(2)
const receivePlain = receiverOf(PLAIN_PARTS)

/** Reads the form with a drawing into memory; refuses what is too large before all of it is read. */
export const receiveDrawing: MedusaRequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length']) > MAX_REQUEST_BODY_BYTES) next(new PressError('file_size'))
  else if (!request.is('multipart/form-data')) next(new PressError('invalid_form'))
  else receive(request, response, (error: unknown) => next(error === undefined ? undefined : refusal(error)))
}

/** The same of the form without scripts, which answers itself: what came before a refusal is kept, to be filled in again. */
export const receivePlainForm: MedusaRequestHandler = (request, response, next) => {
  const proceed = (refused?: PressError) => {
    Object.assign(request, { refused })
    next()
  }
  if (Number(request.headers['content-length']) > MAX_REQUEST_BODY_BYTES) proceed(new PressError('file_size'))
  else if (!request.is('multipart/form-data')) proceed(new PressError('invalid_form'))
  else
    receivePlain(request, response, (error: unknown) =>
      proceed(error === undefined ? undefined : refusal(error)),
    )
}

function refusal(error: unknown): PressError {
  const isTooLarge = error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE'
  return new PressError(isTooLarge ? 'file_size' : 'invalid_form')
}
