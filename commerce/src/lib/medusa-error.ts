import { MedusaError } from '@medusajs/framework/utils'
import { BOARD_REFUSALS, type BoardRefusal } from '../contract/board/board'

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
export function boardRefusal(code: BoardRefusal): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, BOARD_REFUSALS[code], code)
}
