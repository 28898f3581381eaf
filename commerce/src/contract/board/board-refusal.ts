import en from '../locales/en.json'

/** The code of a text named `refused.<code>`. */
export type RefusalCode<Key extends string> = Key extends `refused.${infer Code}` ? Code : never

/** Why something that staff want is refused, where the board says it itself; its other sentences are the server's. */
export type BoardRefusal = RefusalCode<keyof typeof en>

export function isBoardRefusal(code: string): code is BoardRefusal {
  return `refused.${code}` in en
}
