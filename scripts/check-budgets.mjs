// Checks the built site against its size budgets, in bytes as they are transferred (gzip -9).
import { readFile, stat } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { collectImports } from './site-build/page-head.mjs'

const KB = 1000
const FIRST = ['_site.', 'src/script-loader.ts', 'locales/fr/frame.json', 'locales/en/frame-shop.json']
const EDITOR = ['src/custom-print/custom-print-page.tsx']
const MAP = ['src/app/map-page.tsx', 'src/sections/home/']
const PRODUCT = ['src/shop/product/product-page.tsx', 'locales/fr/shop.json']
/** Entry points. The budget is for the entry with all its static imports, which a visitor loads at once. */
const BUDGETS = [
  { name: 'script to hydrate any page', entries: FIRST, limit: 115 * KB },
  { name: 'map and home, hydrated next', entries: MAP, without: FIRST, limit: 22.5 * KB },
  { name: 'shirt, hydrated next', entries: PRODUCT, without: FIRST, limit: 14 * KB },
  { name: 'print editor', entries: EDITOR, without: FIRST, limit: 35.5 * KB },
  { name: 'scene', entries: ['src/map/scene/'], without: [...FIRST, ...MAP], limit: 195 * KB },
]
const STYLE_LIMIT = 21.5 * KB
const FONT_LIMIT = 45 * KB

/** @typedef {{ file: string, src?: string, imports?: string[], css?: string[], assets?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(await readFile('dist/site/.vite/manifest.json', 'utf8'))

/** @param {string[]} prefixes */
function getChunkFiles(prefixes) {
  const keys = Object.keys(manifest).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  const chunks = keys.flatMap((key) => [...collectImports(manifest, key)]).map((key) => manifest[key])
  // The assets of a chunk include the scripts of its workers.
  return new Set(chunks.flatMap((chunk) => [chunk?.file ?? '', ...(chunk?.assets ?? [])]))
}

/** @param {string} file */
const computeGzipSize = async (file) => gzipSync(await readFile(`dist/site/${file}`), { level: 9 }).length

/** @param {string[]} files */
async function sumSizes(files, getSize = computeGzipSize) {
  const sizes = await Promise.all(files.map(getSize))
  return sizes.reduce((total, size) => total + size, 0)
}

let isOver = false
/** @param {string} name @param {number} size @param {number} limit */
function report(name, size, limit) {
  const verdict = size <= limit ? 'ok' : 'OVER'
  if (size > limit) isOver = true
  console.log(
    `${verdict.padEnd(5)}${name.padEnd(36)}${(size / KB).toFixed(1).padStart(7)} kB of ${limit / KB} kB`,
  )
}

for (const { name, entries, without = [], limit } of BUDGETS) {
  const otherChunks = getChunkFiles(without)
  const files = [...getChunkFiles(entries)].filter((file) => file.endsWith('.js') && !otherChunks.has(file))
  report(name, await sumSizes(files), limit)
}
const chunks = Object.values(manifest)
const unique = [...new Set(chunks.flatMap(({ file, assets = [], css = [] }) => [file, ...assets, ...css]))]
report('styles', await sumSizes(unique.filter((file) => file.endsWith('.css'))), STYLE_LIMIT)
// The site's languages only load the Latin subsets. woff2 is compressed already.
const fonts = unique.filter((file) => /-latin-(?!ext).*\.woff2$/.test(file))
report('fonts', await sumSizes(fonts, async (file) => (await stat(`dist/site/${file}`)).size), FONT_LIMIT)
process.exit(isOver ? 1 : 0)
