import type { Language } from '../site/language'

/** Replaces the `{{placeholders}}` of a text. One without a value stays as it is. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}

/**
 * Italian's articles before a number in digits follow its sound: 'il 8' is 'l’8', 'dal 11' is 'dall’11'.
 * Numbers that begin with 8, and 11, begin with a vowel.
 */
export function elideArticles(text: string): string {
  return text.replace(/\b(?:([Ii])l|([Dd]al|[Aa]l|del|nel|sul)) (?=8|11\b)/g, (_, article, preposition) =>
    article === undefined ? `${preposition}l’` : article === 'I' ? 'L’' : 'l’',
  )
}

export type Translate<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Returns a function that returns the texts of a language with their placeholders replaced. */
export function createTranslator<Key extends string>(texts: Readonly<Record<Language, Record<Key, string>>>) {
  return (language: Language): Translate<Key> =>
    (key, values = {}) => {
      const text = fillTemplate(texts[language][key], values)
      return language === 'it' ? elideArticles(text) : text
    }
}
