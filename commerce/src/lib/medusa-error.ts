import { MedusaError } from '@medusajs/framework/utils'
import { STUDIO_REFUSALS, type StudioRefusal } from '../contract/board/board'

export function notFound(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_FOUND, sentence)
}

export function notAllowed(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence)
}

export function invalidData(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.INVALID_DATA, sentence)
}

/** Why the staff cannot do something, with a code that the board translates. */
export function refused(code: StudioRefusal): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, STUDIO_REFUSALS[code], code)
}
