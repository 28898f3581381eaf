import { inScript } from './html'

const BODY = /(?<=<div id="root">).*(?=<\/div>\s*<!--page-end-->)/s
const END = '<!--page-end-->'

/** Replaces the body and adds its catalogue for hydration (src/main.tsx). Throws where the page has no place for it. */
export function replaceBody(html: string, body: string, catalogue: string): string {
  if (!BODY.test(html)) throw new Error('A page has no place for its body: build the site again.')
  const data = `<script type="application/json" id="catalogue">${inScript(catalogue)}</script>`
  return html.replace(BODY, () => body).replace(END, () => data)
}
