import { LANGUAGES, type Language } from '@contract/settings'
import { DEFAULT_LANGUAGE, languageOf } from './language'

/** Where a language may be found, in the order in which it is looked for (specification, section 4). */
export type LanguageSources = {
  browserLanguages: readonly string[]
  htmlLang: string
  path: string
  hostname: string
}

/** Browser list, then html lang, then the first path segment, then the subdomain; English where none is spoken here. */
export function detectLanguage(sources: LanguageSources): Language {
  const [, segment] = sources.path.split('/')
  const [subdomain] = sources.hostname.split('.')
  const candidates = [...sources.browserLanguages, sources.htmlLang].map(languageOf)
  // A path such as /it-support is no language: these two must name one exactly.
  candidates.push(exactly(segment), exactly(subdomain))
  return candidates.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
}

function exactly(name: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === name)
}
