import { fill } from '../../contract/fill'
import type { Language } from '../../contract/settings'
import de from '../locales/de.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import it from '../locales/it.json'

type ReceiptTextKey = keyof typeof en
const TEXTS: Record<Language, Record<ReceiptTextKey, string>> = {
  en,
  de,
  fr,
  it,
}

export type ReceiptTexts = (key: ReceiptTextKey, values?: Record<string, string | number>) => string

export function receiptTexts(language: Language): ReceiptTexts {
  return (key, values = {}) => fill(TEXTS[language][key], values)
}
