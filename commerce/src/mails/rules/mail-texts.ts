import { fill } from '../../contract/fill'
import type { Language } from '../../contract/settings'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

export type MailTextKey = keyof typeof en
const TEXTS: Record<Language, Record<MailTextKey, string>> = { en, de, fr, it }

export type MailTexts = (key: MailTextKey, values?: Record<string, string | number>) => string

export function mailTexts(language: Language): MailTexts {
  return (key, values = {}) => fill(TEXTS[language][key], values)
}
