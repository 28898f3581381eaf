import { LANGUAGE_PARAMETER } from '../../contract/site/pages'
import type { Language } from '../../contract/site/language'

/** Returns the absolute URL of a page; with a language, the one for search engines (docs/decisions/008). */
export function toPageUrl(publicUrl: string, path: string, language?: Language): string {
  if (language === undefined) return publicUrl + path
  return `${publicUrl}${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`
}

/** Returns the absolute URL of a file. Pictures in a bucket have one already. */
export function toFileUrl(publicUrl: string, url: string): string {
  return new URL(url, publicUrl).href
}
