import { escapeHtml } from './html'

/** What only the server knows of a prerendered page. */
export type PageFilling = {
  /** For scripts: src/lib/runtime-config.ts reads it. */
  config: string
  title: string
  /** Elements of the head. */
  head: string
}

/** Returns the prerendered page with the filling in its places. Throws where one is missing. */
export function fillPage(html: string, { config, title, head }: PageFilling): string {
  const parts: [place: RegExp | string, content: string][] = [
    [
      /<meta name="shop-config" content=""\s*\/?>/,
      `<meta name="shop-config" content="${escapeHtml(config)}" />`,
    ],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    ['<!--page-head-->', head],
  ]
  return parts.reduce((page, [place, content]) => {
    const filled = page.replace(place, () => content)
    if (filled === page) throw new Error(`A page has no place for ${place}: build the site anew.`)
    return filled
  }, html)
}
