import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { ROOT } from '../bootstrap/paths.mjs'

/** Opens a page in which the exports of a source file (relative to the root) are the global `name`. */
export async function openBrowserPage(browser: Browser, source: string, name: string): Promise<Page> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@contract': join(ROOT, 'commerce/src/contract') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(ROOT, source), formats: ['iife'], name },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const page = await browser.newPage()
  await page.addScriptTag({ content: bundle?.output[0].code ?? '' })
  return page
}
