/** The flat texts of one language by key. */
export type Texts = Record<string, string>

/** One flat namespace of all the files of a language; the folder's files share no key. */
export function mergeTexts(files: Record<string, unknown>): Texts {
  return Object.assign({}, ...Object.values(files)) as Texts
}
