// Draws every picture of the artwork into public/, from the vectors in src/map/artwork. Run by hand after a
// change there, then look at the pictures and commit them:
//   node scripts/artwork/main.mjs [part of a file's name]
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { chromiumLaunch } from '../browser.mjs'
import { sharp } from '../sharp.mjs'

/** @param {string} path */
const root = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const wanted = process.argv[2] ?? ''

const built = await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    write: false,
    minify: false,
    lib: { entry: root('scripts/artwork/pictures.ts'), formats: ['iife'], name: 'artwork' },
  },
})
const [bundle] = Array.isArray(built) ? built : []
const code = bundle?.output[0].code ?? ''
const browser = await chromium.launch(await chromiumLaunch())
try {
  const page = await browser.newPage()
  await page.addScriptTag({ content: code })
  const files = await page.evaluate(() => Object.keys(Reflect.get(globalThis, 'artwork').PICTURES))
  for (const file of files.filter((name) => name.includes(wanted))) {
    const data = await page.evaluate((name) => Reflect.get(globalThis, 'artwork').PICTURES[name](), file)
    const bytes = await tighten(file, Buffer.from(data, 'base64'))
    await mkdir(dirname(root(`public/${file}`)), { recursive: true })
    await writeFile(root(`public/${file}`), bytes)
    console.log(file, `${(bytes.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
}

/**
 * The same pixels in a third less: the browser takes little time to pack a WebP.
 * @param {string} file
 * @param {Buffer} bytes
 * @returns {Promise<Buffer>}
 */
async function tighten(file, bytes) {
  if (!file.endsWith('.webp')) return bytes
  const tight = await sharp(bytes).webp({ lossless: true, effort: 6 }).toBuffer()
  // A lossy one only grows.
  return tight.length < bytes.length ? tight : bytes
}
