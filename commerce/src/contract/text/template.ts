import type { Language } from '../site/language'

/** Replaces the `{{placeholders}}` of a text. One without a value stays as it is. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

export type Translate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Returns a function that returns the texts of a language with their placeholders replaced. */
export function createTranslator<Key extends string>(texts: Readonly<Record<Language, Record<Key, string>>>) {
  return (language: Language): Translate<Key> =>
    (key, values = {}) =>
      fillTemplate(texts[language][key], values)
}
