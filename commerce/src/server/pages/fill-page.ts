import { escapeHtml, inScript } from './html'

export type PageFilling = {
  config: string
  title: string
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
    if (filled === page) throw new Error(`A page has no place for ${place}: build the site again.`)
    return filled
  }, html)
}

const BODY = /(?<=<div id="root">).*(?=<\/div>\s*<!--page-end-->)/s
const END = '<!--page-end-->'

/** Replaces the body and adds its catalogue for hydration (src/main.tsx). Throws where the page has no place for it. */
export function replaceBody(html: string, body: string, catalogue: string): string {
  if (!BODY.test(html)) throw new Error('A page has no place for its body: build the site again.')
  const data = `<script type="application/json" id="catalogue">${inScript(catalogue)}</script>`
  return html.replace(BODY, () => body).replace(END, () => data)
}
