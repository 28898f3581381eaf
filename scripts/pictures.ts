// Draws every picture of the artwork into public/, from the vectors in src/map/artwork. Run by hand after a change
// there: node scripts/bootstrap.mjs pictures [part of a file's name]
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { ROOT } from './bootstrap/paths.mjs'
import { getChromiumLaunch } from './lib/chromium.ts'
import { sharp } from './lib/sharp.mjs'
import { openBrowserPage } from './pictures/open-browser-page.ts'

const namePart = process.argv[2] ?? ''
const browser = await chromium.launch(await getChromiumLaunch())
try {
  const page = await openBrowserPage(browser, 'scripts/pictures/picture-list.ts', 'artwork')
  const files: string[] = await page.evaluate(() => Object.keys(Reflect.get(globalThis, 'artwork').PICTURES))
  for (const name of files.filter((each) => each.includes(namePart))) {
    const data = await page.evaluate((each) => Reflect.get(globalThis, 'artwork').PICTURES[each](), name)
    const bytes = await tighten(name, Buffer.from(data, 'base64'))
    const file = join(ROOT, 'public', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
    console.log(name, `${(bytes.length / 1000).toFixed(1)} kB`)
  }
} finally {
  await browser.close()
}

/** Encodes a WebP again without loss, a third smaller: the browser's encoder is fast and not thorough. */
async function tighten(name: string, bytes: Buffer): Promise<Buffer> {
  if (!name.endsWith('.webp')) return bytes
  const tight = await sharp(bytes).webp({ lossless: true, effort: 6, quality: 100 }).toBuffer()
  return tight.length < bytes.length ? tight : bytes
}
