import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_NAMES } from '../../src/contract/pages'
import type { Shown } from '../../src/contract/render-request'
import { LANGUAGES } from '../../src/contract/settings'
import { PLACEHOLDERS } from '../../src/contract/studio-facts'
import { pagesOf } from '../../unit-tests/site-fixture'

/** Stands in for the site's worker: a page says nothing but where the studio is, and what is shown to its visitor alone. */
const WORKER = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ studio, shown }) =>
    parentPort.postMessage({
      body:
        '<p>' + studio.name + ', ' + studio.address.street + '</p>' +
        (shown === undefined ? '' : '<pre>' + encodeURIComponent(JSON.stringify(shown)) + '</pre>'),
    }))`

/** What a page of the small site shows to its visitor alone. Throws where it shows nothing. */
export function shownOn(html: string): Shown {
  const [, shown] = /<pre>([^<]+)<\/pre>/.exec(html) ?? []
  if (shown === undefined) throw new Error(`Nothing is shown on ${html.slice(0, 500)}`)
  return JSON.parse(decodeURIComponent(shown)) as Shown
}

const MANIFEST = JSON.stringify({ name: PLACEHOLDERS.name, short_name: 'Steinbock', start_url: '/' })

/** Writes a prerendered site of empty pages into a folder, without the files beside them; returns the folder. */
export async function writeSmallSite(folder: string): Promise<string> {
  for (const language of LANGUAGES) {
    const pages = join(folder, 'pages', language)
    await mkdir(pages, { recursive: true })
    const { facts, html } = pagesOf(language)
    await writeFile(join(pages, 'facts.json'), JSON.stringify(facts))
    await Promise.all(PAGE_NAMES.map((name) => writeFile(join(pages, `${name}.html`), html)))
  }
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site', 'site.webmanifest'), MANIFEST)
  await mkdir(join(folder, 'prerender'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'prerender', 'page-worker.js'), WORKER)
  return folder
}
