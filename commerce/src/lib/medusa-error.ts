import { MedusaError } from '@medusajs/framework/utils'
import { BOARD_REFUSALS, type BoardRefusal } from '../contract/board/board-refusal'

/** Returns the error that Medusa answers with 404. */
export function createNotFoundError(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_FOUND, sentence)
}

/** Returns the error that Medusa answers with 400, for what cannot be done now. */
export function createNotAllowedError(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence)
}

/** Returns the error that Medusa answers with 400, for invalid input. */
export function createInvalidDataError(sentence: string): MedusaError {
  return new MedusaError(MedusaError.Types.INVALID_DATA, sentence)
}

/** Returns the refusal of something that staff wanted to do. The board translates its code. */
export function createBoardRefusal(code: BoardRefusal): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, BOARD_REFUSALS[code], code)
}
