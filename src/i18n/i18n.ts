import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '@contract/settings'
import { loadChunk } from '@/lib/lazy-chunk'
import type { Texts } from './merge-texts'

/** Texts by language: those of a page's language, and the English ones that it lacks. */
export type LanguageTexts = Partial<Record<Language, Texts>>

/** The frame (header, map, home) is all that a first page waits for; texts are script chunks (reading R36). */
const PARTS: Record<'frame' | 'content', Record<Language, () => Promise<{ texts: LanguageTexts }>>> = {
  frame: {
    en: () => import('./texts/frame-en'),
    de: () => import('./texts/frame-de'),
    fr: () => import('./texts/frame-fr'),
    it: () => import('./texts/frame-it'),
  },
  content: {
    en: () => import('./texts/content-en'),
    de: () => import('./texts/content-de'),
    fr: () => import('./texts/content-fr'),
    it: () => import('./texts/content-it'),
  },
}

/** Loads one part of a language's texts. Throws ChunkError where its chunk does not arrive. */
export async function loadTexts(language: Language, part: keyof typeof PARTS): Promise<LanguageTexts> {
  return (await loadChunk(`${part}-${language}`, PARTS[part][language])).texts
}

export async function loadAllTexts(language: Language): Promise<LanguageTexts> {
  const [frame, content] = await Promise.all([loadTexts(language, 'frame'), loadTexts(language, 'content')])
  const both = LANGUAGES.map((name) => [name, { ...frame[name], ...content[name] }] as const)
  return Object.fromEntries(both.filter(([, texts]) => Object.keys(texts).length > 0))
}

/** Creates an i18next with one namespace, flat keys and English as the fallback; `studio` is the studio's name. */
export async function createI18n(language: Language, texts: LanguageTexts, studio: string): Promise<I18n> {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, defaultVariables: { studio } },
    react: { useSuspense: false },
    initAsync: false,
  })
  addTexts(i18n, texts)
  return i18n
}

export function addTexts(i18n: I18n, texts: LanguageTexts): void {
  for (const [language, own] of Object.entries(texts)) i18n.addResourceBundle(language, 'translation', own)
}
