import type { i18n as I18n } from 'i18next'
import type { Language } from '@contract/site/language'
import { loadChunk } from '@/lib/lazy-chunk'
import { DEFAULT_LANGUAGE, getPageLanguage } from './language'

export type Texts = Record<string, string>
export type LanguageTexts = { language: Language; texts: Texts }
/** Files by path, each a script chunk. */
export type TextFiles = Record<string, () => Promise<Texts>>

const FILES: TextFiles = import.meta.glob<Texts>('/locales/*/{frame,frame-shop,content,shop}.json', {
  import: 'default',
})

const getPath = (name: string, language: Language) => `/locales/${language}/${name}.json`

/** Loads what every first page waits for: header, map, home. */
export function loadFrameTexts(language: Language): Promise<LanguageTexts[]> {
  return Promise.all([loadFile(FILES, 'frame', language), loadFile(FILES, 'frame-shop', language)])
}

/** Loads what arrives beside the first page. */
export function loadContentTexts(language: Language): Promise<LanguageTexts[]> {
  const files = [loadFile(FILES, 'content', language), loadFile(FILES, 'shop', language)]
  if (getShopLanguage(language) === 'en') files.push(loadChunk('messages', loadMessages))
  return Promise.all(files)
}

/** The contract words the shop's messages in English. */
async function loadMessages(): Promise<LanguageTexts> {
  return { language: 'en', texts: (await import('@contract/api/messages')).MESSAGES }
}

/** Loads what pages say but for bundles: all that is rendered without a browser. */
export async function loadAllTexts(language: Language): Promise<LanguageTexts[]> {
  return (await Promise.all([loadFrameTexts(language), loadContentTexts(language)])).flat()
}

/** Loads a file of a language, or the English one where the language has none. Throws ChunkError. */
export async function loadFile(files: TextFiles, name: string, language: Language): Promise<LanguageTexts> {
  const load = files[getPath(name, language)]
  if (load === undefined) return loadFile(files, name, DEFAULT_LANGUAGE)
  return { language, texts: await loadChunk(`${name}-${language}`, load) }
}

/** Returns the `lang` of a text that the page's language lacks and English has; undefined for one in the page's own. */
export function getBorrowedTextLanguage(i18n: I18n, key: string): Language | undefined {
  return i18n.exists(key, { lng: i18n.language, fallbackLng: [] }) ? undefined : DEFAULT_LANGUAGE
}

/** Returns the `lang` of shop, cart, checkout and video on a page, by which screen readers pronounce them. */
export function getShopLanguage(tag: string): Language {
  const language = getPageLanguage(tag)
  return getPath('shop', language) in FILES ? language : DEFAULT_LANGUAGE
}
