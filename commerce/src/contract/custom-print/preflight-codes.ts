export const SIGNS = ['refusal', 'warning', 'note', 'tick'] as const
export type Sign = (typeof SIGNS)[number]

export type AnswerCode =
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

/** A result as it is stored and sent: its values, and no sentence. */
export type PressAnswer = { code: AnswerCode; sign: Sign; values: Readonly<Record<string, number | string>> }
