import en from '../locales/en.json'

/** The code of a text named `refused.<code>`. */
export type RefusalCode<Key extends string> = Key extends `refused.${infer Code}` ? Code : never

/** A refusal for which the board has a sentence of its own. The server writes the sentences of all others. */
export type BoardRefusal = RefusalCode<keyof typeof en>

export function isBoardRefusal(code: string): code is BoardRefusal {
  return `refused.${code}` in en
}
