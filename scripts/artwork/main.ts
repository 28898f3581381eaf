// Draws every picture of the artwork into public/, from the vectors in src/map/artwork. Run by hand after a
// change there, then look at the pictures and commit them:
//   node scripts/bootstrap.mjs artwork/main [part of a file's name]
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../browser.ts'
import { sharp } from '../sharp.mjs'
import { openPage, root } from './open-page.mjs'

const wanted = process.argv[2] ?? ''
const browser = await chromium.launch(await chromiumLaunch())
try {
  const page = await openPage(browser, 'scripts/artwork/pictures.ts', 'artwork')
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
  return tight.length < bytes.length ? tight : bytes
}
