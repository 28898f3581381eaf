import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@contract/settings'
import { loadChunk } from '@/lib/lazy-chunk'
import { getPageLanguage } from './language'
import type { Texts } from './merge-texts'
import { addTexts } from './i18n'

/**
 * Texts that one page has and no other carries: `load` brings those of a language, once; `useTexts` is like
 * useTranslation, and suspends until they are there. `known` is one of their keys.
 */
export function createTextBundle(
  page: string,
  known: string,
  sources: Record<Language, () => Promise<{ texts: Texts }>>,
) {
  const loading = new Map<Language, Promise<Texts>>()

  function load(language: Language): Promise<Texts> {
    const begun = loading.get(language)
    if (begun !== undefined) return begun
    const texts = loadChunk(`${page}-${language}`, sources[language]).then((chunk) => chunk.texts)
    loading.set(language, texts)
    return texts
  }

  function useTexts() {
    const translation = useTranslation()
    const { i18n } = translation
    const language = getPageLanguage(i18n.language)
    const texts = use(load(language))
    // Those of English alone would do for i18next, which falls back to them.
    if (!i18n.exists(known, { lng: language, fallbackLng: [] })) addTexts(i18n, { [language]: texts })
    return translation
  }

  return { load, useTexts }
}
