/**
 * What crawlers may fetch: all pages, and the catalogue that a page's script reads; nothing else of Medusa's.
 * '/app' by itself would close '/apps' too.
 */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/products',
    'Disallow: /api/',
    'Disallow: /app$',
    'Disallow: /app/',
    'Disallow: /admin',
    'Disallow: /store/',
    'Disallow: /auth/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
