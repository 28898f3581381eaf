import type { MedusaRequestHandler } from '@medusajs/framework/http'
import type { RequestHandler } from 'express'
import multer, { memoryStorage, type Multer, MulterError } from 'multer'

/** Why a form with files is refused; undefined if it cannot be read. */
export type FormProblem = 'not_a_form' | MulterError['code'] | undefined

type FormOptions = {
  maxFiles: number
  maxFileBytes: number
  maxFieldBytes: number
  /** Which fields have files. */
  read: (form: Multer) => RequestHandler
  createRefusal: (problem: FormProblem) => Error
}

/** Returns a handler that reads a form with files and at most two other fields into memory, or passes the refusal on. */
export function createFormReceiver({
  maxFiles,
  maxFileBytes,
  maxFieldBytes,
  read,
  createRefusal,
}: FormOptions): MedusaRequestHandler {
  const receive = read(
    multer({
      // In memory, as it is checked before anything is written to the disk.
      storage: memoryStorage(),
      limits: {
        fileSize: maxFileBytes,
        files: maxFiles,
        fields: 2,
        fieldSize: maxFieldBytes,
        fieldNameSize: 20,
        parts: maxFiles + 2,
        headerPairs: 20,
      },
    }),
  )
  return (request, response, next) => {
    if (!request.is('multipart/form-data')) return next(createRefusal('not_a_form'))
    receive(request, response, (error: unknown) =>
      next(
        error === undefined
          ? undefined
          : createRefusal(error instanceof MulterError ? error.code : undefined),
      ),
    )
  }
}
