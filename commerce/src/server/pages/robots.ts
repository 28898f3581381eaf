/** Crawlers may fetch pages and the catalogue that they read. '/app' by itself would close '/apps' too. */
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
