import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@contract/settings'
import { pageLanguage } from '@/i18n/language'
import type { Texts } from '@/i18n/merge-texts'
import { addTexts } from '@/i18n/set-up'
import { loadChunk } from '@/lib/lazy-chunk'

const SOURCES: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./texts/press-en'),
  de: () => import('./texts/press-de'),
  fr: () => import('./texts/press-fr'),
  it: () => import('./texts/press-it'),
}

const loading = new Map<Language, Promise<Texts>>()

/** Loads what the press says in a language, once. */
export function loadPressTexts(language: Language): Promise<Texts> {
  const known = loading.get(language)
  if (known !== undefined) return known
  const texts = loadChunk(`press-${language}`, SOURCES[language]).then((chunk) => chunk.texts)
  loading.set(language, texts)
  return texts
}

/** Like useTranslation, with the texts of the press, which no other page carries; suspends until they are there. */
export function usePressTexts() {
  const translation = useTranslation()
  const { i18n } = translation
  const language = pageLanguage(i18n.language)
  const texts = use(loadPressTexts(language))
  if (!i18n.exists('press.title')) addTexts(i18n, { [language]: texts })
  return translation
}
