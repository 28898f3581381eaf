// Writes dist/pages/<language>/<page>.html: every route as static HTML, readable before a script has run.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'

/** Built just before this runs, from src/app/prerender-page.tsx. */
const BUILT = new URL('../dist/prerender/prerender-page.js', import.meta.url).href
/** @type {typeof import('../src/app/prerender-page')} */
const { LANGUAGES, PAGE_NAMES, renderPage, routes, UNLISTED_PAGES } = await import(BUILT)

const template = await readFile('dist/site/index.html', 'utf8')
const started = performance.now()

await rm('dist/pages', { recursive: true, force: true })
for (const language of LANGUAGES) {
  await mkdir(`dist/pages/${language}`, { recursive: true })
  for (const name of PAGE_NAMES) {
    await writeFile(`dist/pages/${language}/${name}.html`, await pageHtml(name, language))
  }
}
const files = Object.entries(routes()).map(([path, name]) => [path, `${name}.html`])
await writeFile('dist/pages/routes.json', JSON.stringify(Object.fromEntries(files), null, 2))
// The template alone is no page; served by mistake it would be an empty one.
await rm('dist/site/index.html')
await rm('dist/prerender', { recursive: true })
console.log(
  `${PAGE_NAMES.length * LANGUAGES.length} pages prerendered in ${Math.round(performance.now() - started)} ms`,
)
process.exit(0)

/** @param {import('../src/app/page-meta').PageName} name @param {import('../commerce/src/contract/settings').Language} language */
async function pageHtml(name, language) {
  const { body, title, description } = await renderPage(name, language)
  const robots = UNLISTED_PAGES.includes(name) ? '<meta name="robots" content="noindex" />' : ''
  const head = `<meta name="description" content="${escapeHtml(description)}" />${robots}`
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-body-->', () => body)
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  )
}
