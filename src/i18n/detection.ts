import { LANGUAGES, type Language } from '@contract/settings'
import { DEFAULT_LANGUAGE, languageOf } from './language'

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
  const candidates = [...sources.browserLanguages, sources.htmlLang].map(languageOf)
  // Exactly: a path such as /it-support is no language.
  candidates.push(exactly(segment), exactly(subdomain))
  return candidates.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
}

function exactly(name: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === name)
}
