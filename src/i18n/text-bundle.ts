import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@contract/settings'
import { getPageLanguage } from './language'
import { addTexts } from './i18n'
import { type LanguageTexts, loadFile, type TextFiles } from './texts'

/**
 * Texts that one page has and no other carries: `load` brings those of a language, once; `useTexts` is like
 * useTranslation, and suspends until they are there. `known` is one of their keys.
 */
export function createTextBundle(name: string, known: string, files: TextFiles) {
  const loading = new Map<Language, Promise<LanguageTexts>>()

  function load(language: Language): Promise<LanguageTexts> {
    const begun = loading.get(language)
    if (begun !== undefined) return begun
    const texts = loadFile(files, name, language)
    loading.set(language, texts)
    return texts
  }

  function useTexts() {
    const translation = useTranslation()
    const { i18n } = translation
    const language = getPageLanguage(i18n.language)
    const texts = use(load(language))
    // Those of English alone would do for i18next, which falls back to them.
    if (!i18n.exists(known, { lng: language, fallbackLng: [] })) addTexts(i18n, [texts])
    return translation
  }

  return { load, useTexts }
}
