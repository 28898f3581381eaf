import { LANGUAGE_PARAMETER } from '../../contract/site/pages'
import type { Language } from '../../contract/settings'

/** The absolute address of a page; with a language the one for search engines (docs/decisions/008). */
export function toPageUrl(publicUrl: string, path: string, language?: Language): string {
  if (language === undefined) return publicUrl + path
  return `${publicUrl}${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`
}

/** The absolute address of a file, which may be absolute already, as pictures in a bucket are. */
export function toFileUrl(publicUrl: string, url: string): string {
  return new URL(url, publicUrl).href
}
