import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_NAMES } from '../../src/contract/site/pages'
import { LANGUAGES } from '../../src/contract/site/language'
import { STUDIO_PLACEHOLDERS } from '../../src/contract/studio/studio-profile'
import { buildPages } from '../unit/server/site-fixture'

/** Stands in for the site's worker: a page says nothing but where the studio is. */
const WORKER = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ studio }) =>
    parentPort.postMessage({ body: '<p>' + studio.name + ', ' + studio.address.street + '</p>' }))`

const MANIFEST = JSON.stringify({ name: STUDIO_PLACEHOLDERS.name, short_name: 'Steinbock', start_url: '/' })

/** Writes a prerendered site of empty pages into a folder, without the files beside them; returns the folder. */
export async function writeStubSite(folder: string): Promise<string> {
  for (const language of LANGUAGES) {
    const pages = join(folder, 'pages', language)
    await mkdir(pages, { recursive: true })
    const { pageTexts, html } = buildPages(language)
    await writeFile(join(pages, 'facts.json'), JSON.stringify(pageTexts))
    await Promise.all(PAGE_NAMES.map((name) => writeFile(join(pages, `${name}.html`), html)))
  }
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site', 'site.webmanifest'), MANIFEST)
  await mkdir(join(folder, 'prerender'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'prerender', 'render-page-worker.js'), WORKER)
  return folder
}
