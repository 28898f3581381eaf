import type { PageName } from '../../../../src/contract/site/pages'
import type { Language } from '../../../../src/contract/site/language'
import { STUDIO_PLACEHOLDERS } from '../../../../src/contract/studio/studio-profile'
import { buildPages } from '../site-fixture'

export const SITE = { publicUrl: 'https://shop.example', config: '{}', studio: STUDIO_PLACEHOLDERS }

export function source(name: PageName, isAddressed = false, language: Language = 'de') {
  return { ...buildPages(language), name, language, isAddressed }
}

export type Data = { '@type': string; [key: string]: unknown }

export function parseStructuredData(html: string): Data[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Data,
  )
}

export const listAlternateLinks = (html: string) =>
  [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([\w-]+)")? href="([^"]*)"/g)].map(
    ([, rel, language, href]) => [language ?? rel, href],
  )
