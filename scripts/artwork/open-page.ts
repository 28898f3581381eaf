import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** @param {string} path of a file of the project */
export const root = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/**
 * Opens a page in which what a source file exports is the global of a name.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} source
 * @param {string} name
 */
export async function openPage(browser, source, name) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@contract': root('commerce/src/contract') } },
    build: {
      write: false,
      minify: false,
      lib: { entry: root(source), formats: ['iife'], name },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const page = await browser.newPage()
  await page.addScriptTag({ content: bundle?.output[0].code ?? '' })
  return page
}
