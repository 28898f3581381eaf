import type { Answer } from '../../contract/press/answers'
import type { PressAnswer } from '../../modules/press/types'

/** What the press says as it is kept: remedies are the bench's alone. */
export const pressAnswers = (answers: readonly Answer[]): PressAnswer[] =>
  answers.map(({ code, sign, values }) => ({ code, sign, values }))
