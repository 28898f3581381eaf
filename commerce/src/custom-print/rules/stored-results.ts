import type { Answer } from '../../print-kernel/preflight'
import type { PressAnswer } from '../../contract/custom-print/preflight-codes'

/** What the press says as it is kept: remedies are the bench's alone. */
export const pressAnswers = (answers: readonly Answer[]): PressAnswer[] =>
  answers.map(({ code, sign, values }) => ({ code, sign, values }))
