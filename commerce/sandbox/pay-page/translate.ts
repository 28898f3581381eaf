import type { Language } from '../../src/contract/settings'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

export type TextKey = keyof typeof en
const TEXTS: Record<Language, Record<TextKey, string>> = { en, de, fr, it }

export type Translate = (key: TextKey, values?: Record<string, string>) => string

export function translator(language: Language): Translate {
  return (key, values = {}) =>
    TEXTS[language][key].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}
