import { MedusaError } from '@medusajs/framework/utils'
import {
  BOARD_REFUSALS,
  type BoardRefusal,
  TRACKING_STANDS,
  TRACKING_STANDS_SENTENCE,
} from '../contract/board/board-refusal'
import { fillTemplate } from '../contract/text/template'
import { getErrorMessage } from './error-message'
import { HttpFailure } from './shop-error'

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

const OPEN_CHANGE = /already has an existing active order change/

/** Whether Medusa refused something as a change of the order is open, which may be one that was cut off. */
export function isOpenChange(error: unknown): boolean {
  return OPEN_CHANGE.test(getErrorMessage(error))
}

/** Returns the refusal of something that staff wanted to do. The board translates its code. */
export function createBoardRefusal(code: BoardRefusal): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, BOARD_REFUSALS[code], code)
}

/** The refusal of a second tracking number: 409, with the one that stands. */
export class TrackingStandsError extends HttpFailure<{
  error: string
  code: typeof TRACKING_STANDS
  values: { tracking: string }
}> {
  constructor(tracking: string) {
    const error = fillTemplate(TRACKING_STANDS_SENTENCE, { tracking })
    super(409, { error, code: TRACKING_STANDS, values: { tracking } })
  }
}
