import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageFactsSchema } from '../../contract/page-facts'
import { PAGE_NAMES } from '../../contract/pages'
import { LANGUAGES } from '../../contract/settings'
import type { PageSource } from './compose-page'

/** Reads the prerendered pages of a built site, for both of their addresses. Rejects where one is missing. */
export async function readPageSources(siteDir: string): Promise<PageSource[]> {
  const read = (...names: string[]) => readFile(join(siteDir, 'pages', ...names), 'utf8')
  const sources: PageSource[] = []
  for (const language of LANGUAGES) {
    const facts = pageFactsSchema.parse(JSON.parse(await read(language, 'facts.json')))
    for (const name of PAGE_NAMES) {
      const html = await read(language, `${name}.html`)
      for (const isAddressed of [false, true]) sources.push({ html, name, facts, language, isAddressed })
    }
  }
  return sources
}
