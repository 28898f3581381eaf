import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '@contract/settings'
import { loadChunk } from '@/lib/lazy-chunk'
import type { Texts } from './merge-texts'

/** What one page needs: its language's texts, and the English ones where that language has none. */
export type LanguageTexts = Partial<Record<Language, Texts>>

/**
 * The texts are script chunks, so that no translation file is fetched. A first page pays for its frame (header, map,
 * home) alone; everything else comes beside it.
 */
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

/** Loads all texts of a language, as where nobody waits for a first page. */
export async function loadAllTexts(language: Language): Promise<LanguageTexts> {
  const [frame, content] = await Promise.all([loadTexts(language, 'frame'), loadTexts(language, 'content')])
  const both = LANGUAGES.map((name) => [name, { ...frame[name], ...content[name] }] as const)
  return Object.fromEntries(both.filter(([, texts]) => Object.keys(texts).length > 0))
}

/** An i18next of its own for one page: one namespace, flat keys, English as the fallback. */
export async function createI18n(language: Language, texts: LanguageTexts): Promise<I18n> {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
  addTexts(i18n, texts)
  return i18n
}

/** Adds texts to those that an i18next has. */
export function addTexts(i18n: I18n, texts: LanguageTexts): void {
  for (const [language, own] of Object.entries(texts)) i18n.addResourceBundle(language, NAMESPACE, own)
}

const NAMESPACE = 'translation'
