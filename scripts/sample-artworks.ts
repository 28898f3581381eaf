// Puts ten artworks and five vectors into the editor of a running shop, prints the preflight results of each, and
// takes the pictures of docs/press-artworks.md. Run it by hand after a change to the print kernel:
// node scripts/bootstrap.mjs sample-artworks [part of a file's name]. The files and whole pages are in
// .cache/press-artworks.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { ROOT } from './bootstrap/paths.mjs'
import { getChromiumLaunch } from './lib/chromium.ts'
import { sharp } from './lib/sharp.mjs'
import { startBuiltShop } from '../tests/support/built-shop.ts'
import { ARTWORKS } from './sample-artworks/artworks.ts'

const CACHE = join(ROOT, '.cache', 'press-artworks')
const PICTURES = join(ROOT, 'docs', 'press-artworks')
const SCREENS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** The editor below the header, on a desktop, in px. */
const EDITOR = { left: 0, top: 64, width: 1440, height: 836 }

type Artwork = (typeof ARTWORKS)[number]

/** Opens the editor, chooses a file and sets what is chosen for it. */
async function openInEditor(page: Page, siteUrl: string, { file, spec }: Artwork): Promise<void> {
  await page.goto(`${siteUrl}/press`)
  await page.getByText('Choose a file').waitFor()
  await page.getByRole('button', { name: 'I understand' }).click()
  await page.locator('input[type=file]').first().setInputFiles(join(CACHE, file))
  await waitUntilPrinted(page)
  const choose = (group: RegExp, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true })
  if (spec.shirt !== undefined) await choose(/^Shirt:/, spec.shirt)
  if (spec.ink !== undefined) await choose(/^Ink/, spec.ink === 'paper' ? 'white' : spec.ink)
  if (spec.place === 'back') await choose(/^Place/, 'Back')
  if (spec.width !== undefined) {
    await page.getByLabel('Width, cm').fill(String(spec.width / 10))
    await page.keyboard.press('Tab')
  }
  await waitUntilPrinted(page)
}

/** Waits until the preview has not changed for three seconds, which a slow machine may take for a print. */
async function waitUntilPrinted(page: Page): Promise<void> {
  const print = page.getByRole('img', { name: /^Your drawing in / })
  await print.and(page.locator('[data-rendered=true]')).waitFor({ timeout: 60_000 })
  const readState = async () =>
    `${await print.getAttribute('aria-label')} ${await print.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())}`
  for (let [last, same] = [await readState(), 0]; same < 15;) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))))
    const now = await readState()
    same = now === last ? same + 1 : 0
    last = now
  }
}

async function photographEditor(browser: Browser, siteUrl: string, artwork: Artwork): Promise<void> {
  const name = artwork.file.replace(/\.\w+$/, '')
  for (const [kind, viewport] of Object.entries(SCREENS)) {
    const page = await browser.newPage({ viewport, locale: 'en-GB' })
    await openInEditor(page, siteUrl, artwork)
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.screenshot({ path: join(CACHE, `${name}-${kind}.png`), fullPage: kind === 'phone' })
    if (kind === 'desktop') {
      await sharp(join(CACHE, `${name}-${kind}.png`))
        .extract(EDITOR)
        .resize(1080)
        .webp({ quality: 72, effort: 6 })
        .toFile(join(PICTURES, `${name}.webp`))
      const results = page.getByRole('region', { name: 'What the press says' }).getByRole('listitem')
      console.log(
        `\n${artwork.file}: ${await page.getByRole('img', { name: /^Your drawing in / }).getAttribute('aria-label')}`,
      )
      for (const text of await results.allInnerTexts()) console.log(`  ${text.replaceAll(/\s+/g, ' ')}`)
    }
    await page.close()
  }
}

mkdirSync(CACHE, { recursive: true })
mkdirSync(PICTURES, { recursive: true })
const chosen = ARTWORKS.filter(({ file }) => file.includes(process.argv[2] ?? ''))
for (const { file, make } of chosen) writeFileSync(join(CACHE, file), await make())
const shop = await startBuiltShop()
const browser = await chromium.launch(await getChromiumLaunch())
try {
  for (const artwork of chosen) await photographEditor(browser, shop.siteUrl, artwork)
} finally {
  await browser.close()
  await shop.stop()
}
