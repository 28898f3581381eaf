import { HttpError } from '@/lib/requests/http'
import { UnknownResponseError } from '@/lib/requests/parse-response'

export type SaveProblem<TooLate> = TooLate | 'notSaved' | 'outdatedHint'

/** Returns the text of why a change of an order was not saved. The hint is for one that a newer shop has saved. */
export function findSaveProblem<TooLate extends string>(
  error: unknown,
  tooLate: TooLate,
): SaveProblem<TooLate> {
  if (error instanceof UnknownResponseError) return 'outdatedHint'
  return error instanceof HttpError && error.status === 409 ? tooLate : 'notSaved'
}
