import { LANGUAGES, type Language } from '../../contract/settings'
import { toPageUrl } from './page-urls'
import { escapeHtml, renderJsonScript } from './html'

export type PageHead = {
  /** The studio's name. */
  siteName: string
  language: Language
  title: string
  description: string
  isIndexable: boolean
  path: string | undefined
  previousPath?: string | undefined
  nextPath?: string | undefined
  /** Whether the URL names the language: that is the canonical URL then. */
  isAddressed: boolean
  /** An absolute URL; the size in px if it is known. */
  image: { url: string; alt: string; width?: number; height?: number }
  isProduct?: boolean
  structuredData: readonly object[]
}

const LOCALES: Record<Language, string> = { en: 'en_GB', de: 'de_CH', fr: 'fr_CH', it: 'it_CH' }

export function renderHead(publicUrl: string, head: PageHead): string {
  const { description, isIndexable, path, structuredData } = head
  const elements = [meta('name', 'description', description)]
  if (!isIndexable) elements.push(meta('name', 'robots', 'noindex'))
  else if (path !== undefined)
    elements.push(...addressElements(publicUrl, path, head), ...previewElements(head))
  return [...elements, ...structuredData.map(renderJsonScript)].join('')
}

function addressElements(publicUrl: string, path: string, head: PageHead): string[] {
  const toAlternateUrl = (to: string) =>
    toPageUrl(publicUrl, to, head.isAddressed ? head.language : undefined)
  const neighbour = (rel: 'prev' | 'next', to: string | undefined) =>
    to === undefined ? [] : [`<link rel="${rel}" href="${escapeHtml(toAlternateUrl(to))}" />`]
  const own = toAlternateUrl(path)
  return [
    `<link rel="canonical" href="${escapeHtml(own)}" />`,
    ...neighbour('prev', head.previousPath),
    ...neighbour('next', head.nextPath),
    ...LANGUAGES.map((other) => alternate(other, toPageUrl(publicUrl, path, other))),
    alternate('x-default', toPageUrl(publicUrl, path)),
    meta('property', 'og:url', own),
  ]
}

function previewElements({
  siteName,
  language,
  title,
  description,
  image,
  isProduct = false,
}: PageHead): string[] {
  const { url, alt, width, height } = image
  return [
    meta('property', 'og:type', isProduct ? 'product' : 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      meta('property', 'og:locale:alternate', LOCALES[other]),
    ),
    meta('property', 'og:image', url),
    ...(width === undefined ? [] : [meta('property', 'og:image:width', String(width))]),
    ...(height === undefined ? [] : [meta('property', 'og:image:height', String(height))]),
    meta('property', 'og:image:alt', alt),
    // Twitter takes title, description and picture from Open Graph.
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
}

function alternate(language: string, address: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}" />`
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`
}
