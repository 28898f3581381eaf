import { inScript } from './html'

/** What index.html has around the body. */
const BODY = /(?<=<div id="root">).*(?=<\/div>\s*<!--page-end-->)/s
const END = '<!--page-end-->'

/**
 * Returns the page with another body and, for hydration (src/main.tsx), the catalogue that it was rendered with. Throws
 * where the page has no place for it.
 */
export function replaceBody(html: string, body: string, catalogue: string): string {
  if (!BODY.test(html)) throw new Error('A page has no place for its body: build the site anew.')
  const data = `<script type="application/json" id="catalogue">${inScript(catalogue)}</script>`
  return html.replace(BODY, () => body).replace(END, () => data)
}
