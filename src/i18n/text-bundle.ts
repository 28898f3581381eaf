import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@contract/site/language'
import { getPageLanguage } from './language'
import { addTexts } from './i18n'
import { type LanguageTexts, loadFile, type TextFiles, type Texts } from './texts'

/**
 * Creates a bundle of texts that only one page loads. `load` loads the texts of a language once; `useTexts` is
 * useTranslation with them, and suspends until they are loaded. `sampleKey` is one of their keys: where it is missing,
 * they have not been added to i18next yet. `sharedTexts` are those that other bundles have as well.
 */
export function createTextBundle(
  name: string,
  sampleKey: string,
  files: TextFiles,
  sharedTexts: Readonly<Record<Language, Texts>>,
) {
  const loading = new Map<Language, Promise<LanguageTexts>>()

  function load(language: Language): Promise<LanguageTexts> {
    const pendingTexts = loading.get(language)
    if (pendingTexts !== undefined) return pendingTexts
    const texts = loadFile(files, name, language).then((own) => ({
      ...own,
      texts: { ...own.texts, ...sharedTexts[language] },
    }))
    loading.set(language, texts)
    return texts
  }

  function useTexts() {
    const translation = useTranslation()
    const { i18n } = translation
    const language = getPageLanguage(i18n.language)
    const texts = use(load(language))
    // Without fallback: the English texts may be there already, and would pass for those of the language.
    if (!i18n.exists(sampleKey, { lng: language, fallbackLng: [] })) addTexts(i18n, [texts])
    return translation
  }

  return { load, useTexts }
}
