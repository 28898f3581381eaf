import type { StudioProfile } from '../../contract/studio/studio-profile'
import { escapeHtml, escapeForScript } from './html'

export type PageFilling = {
  config: string
  /** The studio's profile, which src/site/use-studio-profile.ts reads. */
  studio: StudioProfile
  title: string
  head: string
}

/** Returns the prerendered page with its placeholders filled in. Throws if one is missing. */
export function fillPage(html: string, { config, studio, title, head }: PageFilling): string {
  const parts: [place: RegExp | string, content: string][] = [
    buildMetaPlace('shop-config', config),
    buildMetaPlace('studio', JSON.stringify(studio)),
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    ['<!--page-head-->', head],
  ]
  return parts.reduce((page, [place, content]) => {
    const filled = page.replace(place, () => content)
    if (filled === page) throw new Error(`A page has no place for ${place}: build the site again.`)
    return filled
  }, html)
}

function buildMetaPlace(name: string, content: string): [place: RegExp, content: string] {
  return [
    new RegExp(`<meta name="${name}" content=""\\s*/?>`),
    `<meta name="${name}" content="${escapeHtml(content)}" />`,
  ]
}

const PAGE_BODY = /(?<=<div id="root">).*(?=<\/div>\s*<!--page-end-->)/s
const PAGE_END = '<!--page-end-->'

/**
 * Replaces the page's body and adds the catalogue, if there is one, for hydration (src/main.tsx).
 * Throws if the page has no place for it.
 */
export function replacePageBody(html: string, body: string, catalogue: string | undefined): string {
  if (!PAGE_BODY.test(html)) throw new Error('A page has no place for its body: build the site again.')
  const filled = html.replace(PAGE_BODY, () => body)
  if (catalogue === undefined) return filled
  const data = `<script type="application/json" id="catalogue">${escapeForScript(catalogue)}</script>`
  return filled.replace(PAGE_END, () => data)
}
