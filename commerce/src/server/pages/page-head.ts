import { LANGUAGES, type Language } from '../../contract/site/language'
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

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_GB', de: 'de_CH', fr: 'fr_CH', it: 'it_CH' }

export function renderHead(publicUrl: string, head: PageHead): string {
  const { description, isIndexable, path, structuredData } = head
  const elements = [buildMeta('name', 'description', description)]
  if (!isIndexable) elements.push(buildMeta('name', 'robots', 'noindex'))
  else if (path !== undefined)
    elements.push(...buildAddressElements(publicUrl, path, head), ...buildPreviewElements(head))
  return [...elements, ...structuredData.map(renderJsonScript)].join('')
}

function buildAddressElements(publicUrl: string, path: string, head: PageHead): string[] {
  const toAlternateUrl = (to: string) =>
    toPageUrl(publicUrl, to, head.isAddressed ? head.language : undefined)
  const buildNeighbour = (rel: 'prev' | 'next', to: string | undefined) =>
    to === undefined ? [] : [`<link rel="${rel}" href="${escapeHtml(toAlternateUrl(to))}" />`]
  const own = toAlternateUrl(path)
  return [
    `<link rel="canonical" href="${escapeHtml(own)}" />`,
    ...buildNeighbour('prev', head.previousPath),
    ...buildNeighbour('next', head.nextPath),
    ...LANGUAGES.map((other) => buildAlternate(other, toPageUrl(publicUrl, path, other))),
    buildAlternate('x-default', toPageUrl(publicUrl, path)),
    buildMeta('property', 'og:url', own),
  ]
}

function buildPreviewElements({
  siteName,
  language,
  title,
  description,
  image,
  isProduct = false,
}: PageHead): string[] {
  const { url, alt, width, height } = image
  return [
    buildMeta('property', 'og:type', isProduct ? 'product' : 'website'),
    buildMeta('property', 'og:site_name', siteName),
    buildMeta('property', 'og:title', title),
    buildMeta('property', 'og:description', description),
    buildMeta('property', 'og:locale', OPEN_GRAPH_LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      buildMeta('property', 'og:locale:alternate', OPEN_GRAPH_LOCALES[other]),
    ),
    buildMeta('property', 'og:image', url),
    ...(width === undefined ? [] : [buildMeta('property', 'og:image:width', String(width))]),
    ...(height === undefined ? [] : [buildMeta('property', 'og:image:height', String(height))]),
    buildMeta('property', 'og:image:alt', alt),
    // Twitter takes title, description and picture from Open Graph.
    buildMeta('name', 'twitter:card', 'summary_large_image'),
  ]
}

function buildAlternate(language: string, address: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}" />`
}

function buildMeta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`
}
