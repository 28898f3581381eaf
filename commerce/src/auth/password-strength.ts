import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { STUDIO_PLACEHOLDERS } from '../contract/studio/studio-profile'

/** A score of zxcvbn: with a lower one, fewer than 100 million guesses find the password. */
const MIN_SAFE_SCORE = 3

let estimator: ZxcvbnFactory | undefined

/** Whether a password is easily guessed: a common one, a row of keys, the studio's name or the user's own. */
export function isGuessablePassword(password: string, email = ''): boolean {
  // Loading its word lists takes a tenth of a second.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  const guessableWords = [STUDIO_PLACEHOLDERS.name, email].flatMap((name) => [
    name,
    ...name.split(/[^\p{L}\d]+/u),
  ])
  return estimator.check(password, guessableWords.filter(Boolean)).score < MIN_SAFE_SCORE
}
