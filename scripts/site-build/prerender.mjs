// Writes dist/pages/<language>/<page>.html: each route as static HTML, readable before any script has run. The
// server fills in what only it knows: titles, URLs, structured data, products (commerce/src/server/pages).
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { getFontPreloads, replaceScriptsWithLoader } from './page-head.mjs'

/**
 * Built before this runs, from src/app/render-page.tsx.
 * The server renders the shop's pages with the worker beside it.
 */
const BUILT = new URL('../../dist/prerender/render-page.js', import.meta.url).href
/** @type {typeof import('../../src/app/render-page')} */
const { LANGUAGES, PAGE_NAMES, getPageTexts, renderPage, getPageSources, getIslandPicturePreloads } =
  await import(BUILT)

const template = await readFile('dist/site/index.html', 'utf8')
const manifest = JSON.parse(await readFile('dist/site/.vite/manifest.json', 'utf8'))
const started = performance.now()

await rm('dist/pages', { recursive: true, force: true })
for (const language of LANGUAGES) {
  await mkdir(`dist/pages/${language}`, { recursive: true })
  for (const name of PAGE_NAMES) await write(`${language}/${name}.html`, await renderHtml(name, language))
  await write(`${language}/facts.json`, JSON.stringify(await getPageTexts(language), null, 2))
}
// The template is no page: by mistake it would be served as an empty one.
await rm('dist/site/index.html')
console.log(
  `${PAGE_NAMES.length * LANGUAGES.length} pages prerendered in ${Math.round(performance.now() - started)} ms`,
)
process.exit(0)

/** @param {string} file @param {string} text */
function write(file, text) {
  return writeFile(`dist/pages/${file}`, text)
}

/** @param {import('../../commerce/src/contract/site/pages').PageName} name @param {import('../../commerce/src/contract/site/language').Language} language */
async function renderHtml(name, language) {
  const body = await renderPage(name, language)
  return (
    replaceScriptsWithLoader(template, manifest, getPageSources(name, language))
      .replace('<html lang="en">', `<html lang="${language}">`)
      // After the styles, as nothing is shown without them.
      .replace('</head>', (end) => getIslandPicturePreloads(name) + getFontPreloads(manifest) + end)
      .replace('<!--page-body-->', () => body)
  )
}
