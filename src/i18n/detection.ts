import type { Language } from '@contract/settings'
import { DEFAULT_LANGUAGE, parseLanguage, parseLanguageTag } from './language'

/** In the order of preference (specification, section 4). */
export type LanguageSources = {
  browserLanguages: readonly string[]
  htmlLang: string
  path: string
  hostname: string
}

export function detectLanguage(sources: LanguageSources): Language {
  const [, segment] = sources.path.split('/')
  const [subdomain] = sources.hostname.split('.')
  const candidates = [...sources.browserLanguages, sources.htmlLang].map(parseLanguageTag)
  candidates.push(parseLanguage(segment), parseLanguage(subdomain))
  return candidates.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
}
