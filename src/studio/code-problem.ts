import { HttpError } from '@/lib/http'

/** Medusa's words for a code that is wrong while others may be tried; its other refusals end the sign-in. */
const WRONG_CODE = 'Invalid MFA challenge code'

export type CodeProblem = 'refused' | 'over' | 'tooMany' | 'failed'

/** Why a code did not sign somebody in; after 'over' they begin again with the password. */
export function getCodeProblem(error: unknown): CodeProblem {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.status === 429) return 'tooMany'
  if (error.status === 400 && error.body.includes(WRONG_CODE)) return 'refused'
  return [400, 401, 404].includes(error.status) ? 'over' : 'failed'
}
