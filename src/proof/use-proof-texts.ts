import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@contract/settings'
import { pageLanguage } from '@/i18n/language'
import type { Texts } from '@/i18n/merge-texts'
import { addTexts } from '@/i18n/set-up'
import { loadChunk } from '@/lib/lazy-chunk'

const SOURCES: Record<Language, () => Promise<{ texts: Texts }>> = {
  en: () => import('./texts/proof-en'),
  de: () => import('./texts/proof-de'),
  fr: () => import('./texts/proof-fr'),
  it: () => import('./texts/proof-it'),
}

const loading = new Map<Language, Promise<Texts>>()

function loadProofTexts(language: Language): Promise<Texts> {
  const known = loading.get(language)
  if (known !== undefined) return known
  const texts = loadChunk(`proof-${language}`, SOURCES[language]).then((chunk) => chunk.texts)
  loading.set(language, texts)
  return texts
}

/** Like useTranslation, with the texts of the proof's page, which no other page carries; suspends until they are there. */
export function useProofTexts() {
  const translation = useTranslation()
  const { i18n } = translation
  const language = pageLanguage(i18n.language)
  const texts = use(loadProofTexts(language))
  if (!i18n.exists('proof.loading', { lng: language, fallbackLng: [] })) addTexts(i18n, { [language]: texts })
  return translation
}
