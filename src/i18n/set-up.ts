import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '@contract/settings'
import { loadChunk } from '@/lib/lazy-chunk'
import type { Texts } from './merge-texts'

/** What one page needs: its language's texts, and the English ones where that language has none. */
export type LanguageTexts = Partial<Record<Language, Texts>>

/** The languages' texts, each a script chunk of its own; nothing is fetched as a translation file. */
const LOADERS: Record<Language, () => Promise<{ texts: LanguageTexts }>> = {
  en: () => import('./texts-en'),
  de: () => import('./texts-de'),
  fr: () => import('./texts-fr'),
  it: () => import('./texts-it'),
}

/** Loads the texts of a language. Throws ChunkError where its chunk does not arrive. */
export async function loadTexts(language: Language): Promise<LanguageTexts> {
  return (await loadChunk(`texts-${language}`, LOADERS[language])).texts
}

/** An i18next of its own for one page: one namespace, flat keys, English as the fallback. */
export async function createI18n(language: Language, texts: LanguageTexts): Promise<I18n> {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    resources: Object.fromEntries(
      Object.entries(texts).map(([name, translation]) => [name, { translation }]),
    ),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
  return i18n
}
