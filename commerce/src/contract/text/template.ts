import type { Language } from '../settings'

/** A text with its `{{places}}` filled in; a place without a value stays. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

export type Translate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Gives the texts of a language, their places filled in. */
export function createTranslator<Key extends string>(texts: Readonly<Record<Language, Record<Key, string>>>) {
  return (language: Language): Translate<Key> =>
    (key, values = {}) =>
      fillTemplate(texts[language][key], values)
}
