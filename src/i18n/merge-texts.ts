export type Texts = Record<string, string>

/** Merges files of one language; no two share a key. */
export function mergeTexts(files: Record<string, unknown>): Texts {
  return Object.assign({}, ...Object.values(files)) as Texts
}
