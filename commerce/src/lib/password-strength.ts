import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { STUDIO_PLACEHOLDERS } from '../contract/studio/studio-profile'

/** zxcvbn's scale: below it, fewer than 100 million guesses find a password. */
const SAFE_SCORE = 3

let estimator: ZxcvbnFactory | undefined

/** Whether a password is among the first that are guessed: a common one, a row of keys, the studio's or one's own name. */
export function isGuessablePassword(password: string, email = ''): boolean {
  // Its lists take a tenth of a second to read.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const known = [STUDIO_PLACEHOLDERS.name, email].flatMap((name) => [name, ...name.split(/[^\p{L}\d]+/u)])
  return estimator.check(password, known.filter(Boolean)).score < SAFE_SCORE
}
