import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { negotiateLanguage } from '../../commerce/src/lib/language.ts'
import { STUDIO_PLACEHOLDERS } from '../../commerce/src/contract/studio/studio-profile.ts'
import { escapeHtml } from '../../commerce/src/server/pages/html.ts'
import { ROOT } from '../bootstrap/paths.mjs'

/** index.html with the shop's settings and a studio of placeholders, in the language of the real server; not prerendered. */
export async function developmentPage(headers: IncomingHttpHeaders, config: string) {
  const template = await readFile(join(ROOT, 'index.html'), 'utf8')
  const language = negotiateLanguage(headers.cookie, headers['accept-language'])
  return template
    .replace('lang="en"', `lang="${language}"`)
    .replace('name="shop-config" content=""', () => `name="shop-config" content="${escapeHtml(config)}"`)
    .replace(
      'name="studio" content=""',
      () => `name="studio" content="${escapeHtml(JSON.stringify(STUDIO_PLACEHOLDERS))}"`,
    )
}
