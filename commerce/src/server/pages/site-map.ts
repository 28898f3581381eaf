import { LANGUAGES } from '../../contract/settings'
import { toPageUrl } from './page-urls'
import { escapeHtml } from './html'

export type SiteMapEntry = { path: string; changed?: Date | undefined }

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The index of the parts of a site map (https://www.sitemaps.org/protocol.html#index). */
export function renderSiteMapIndex(publicUrl: string, parts: readonly SiteMapEntry[]): string {
  return [
    XML,
    `<sitemapindex ${SCHEMA}>`,
    ...parts.map(
      ({ path, changed }) =>
        `<sitemap><loc>${escapeHtml(toPageUrl(publicUrl, path))}</loc>${lastModified(changed)}</sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n')
}

/** Pages in each language (https://developers.google.com/search/docs/specialty/international/localized-versions). */
export function renderSiteMapPart(publicUrl: string, entries: readonly SiteMapEntry[]): string {
  return [
    XML,
    `<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries.flatMap((entry) => addresses(publicUrl, entry)),
    '</urlset>',
    '',
  ].join('\n')
}

function addresses(publicUrl: string, { path, changed }: SiteMapEntry): string[] {
  const links = [...LANGUAGES, undefined].map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language ?? 'x-default'}" href="${escapeHtml(toPageUrl(publicUrl, path, language))}"/>`,
  )
  return [undefined, ...LANGUAGES].map(
    (language) =>
      `<url><loc>${escapeHtml(toPageUrl(publicUrl, path, language))}</loc>${lastModified(changed)}${links.join('')}</url>`,
  )
}

function lastModified(changed: Date | undefined): string {
  return changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`
}
