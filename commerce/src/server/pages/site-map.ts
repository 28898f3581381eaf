import type { CatalogueFacts } from '../../catalogue/catalogue-facts'
import { LANGUAGES } from '../../contract/settings'
import { pageAddress, productPath } from './addresses'
import { escapeHtml } from './html'

/**
 * The site map: every page that search engines may keep and every product that is sold now, in each language and at
 * the address without one (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function siteMap(
  publicUrl: string,
  paths: readonly string[],
  catalogue: CatalogueFacts | undefined,
): string {
  const pages = paths.flatMap((path) => entries(publicUrl, path))
  const products = (catalogue?.products ?? []).flatMap(({ id, handle }) =>
    entries(publicUrl, productPath(handle), catalogue?.updatedAt.get(id)),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    ...products,
    '</urlset>',
    '',
  ].join('\n')
}

/** Each language version names all of them, itself too. */
function entries(publicUrl: string, path: string, changed?: Date): string[] {
  const links = [...LANGUAGES, undefined].map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language ?? 'x-default'}" href="${escapeHtml(pageAddress(publicUrl, path, language))}"/>`,
  )
  const lastModified = changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`
  return [undefined, ...LANGUAGES].map(
    (language) =>
      `<url><loc>${escapeHtml(pageAddress(publicUrl, path, language))}</loc>${lastModified}${links.join('')}</url>`,
  )
}
