export const SEVERITIES = ['refusal', 'warning', 'note', 'tick'] as const
export type Severity = (typeof SEVERITIES)[number]

export type PreflightCode =
  | 'empty'
  | 'tooCoarse'
  | 'blurred'
  | 'soft'
  | 'sharp'
  | 'vector'
  | 'paperRemoved'
  | 'ground'
  | 'thinLines'
  | 'specks'
  | 'gaps'
  | 'fallOut'
  | 'fillIn'
  | 'colours'
  | 'tooFew'
  | 'unseen'

/** A preflight result as it is stored and sent: without a sentence. */
export type StoredPreflightResult = {
  code: PreflightCode
  sign: Severity
  values: Readonly<Record<string, number | string>>
}
