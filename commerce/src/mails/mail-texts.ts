import { fill } from '../contract/fill'
import type { Language } from '../contract/settings'
import de from './locales/de.json'
import en from './locales/en.json'
import fr from './locales/fr.json'
import it from './locales/it.json'

export type MailTextKey = keyof typeof en
const TEXTS: Record<Language, Record<MailTextKey, string>> = { en, de, fr, it }

/** A text of the mails in one language with its `{{values}}` filled in. */
export type MailTexts = (key: MailTextKey, values?: Record<string, string | number>) => string

/** Returns the texts of a language. */
export function mailTexts(language: Language): MailTexts {
  return (key, values = {}) => fill(TEXTS[language][key], values)
}
