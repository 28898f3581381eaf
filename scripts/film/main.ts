// Makes the short film of /bonus, "The Printer Movie", into public/media/film. Run by hand after a change; it needs
// ffmpeg (Debian: apt-get install ffmpeg): node scripts/bootstrap.mjs film/main
// A contact sheet of single moments (seconds): node scripts/bootstrap.mjs film/main 3.2,9,14.6 contact-sheet.png
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { openPage } from '../artwork/open-page.ts'
import { ROOT } from '../bootstrap/root.mjs'
import { chromiumLaunch } from '../browser.ts'
import { ffmpeg, packFilm } from './pack.ts'

const [moments, contactSheet] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'film-'))
const browsers = await Promise.all(
  [chromiumLaunch(), chromiumLaunch()].map(async (how) => chromium.launch(await how)),
)
try {
  const pages = await Promise.all(
    browsers.map((browser) => openPage(browser, 'scripts/film/page.ts', 'film')),
  )
  if (moments && contactSheet) await makeContactSheet(pages, moments.split(',').map(Number), contactSheet)
  else await makeFilm(pages)
} finally {
  await Promise.all(browsers.map((browser) => browser.close()))
  rmSync(folder, { recursive: true })
}

async function makeContactSheet(pages: Page[], seconds: number[], file: string) {
  await draw(pages, seconds)
  const columns = Math.ceil(Math.sqrt(seconds.length))
  const tiles = `scale=640:-1,tile=${columns}x${Math.ceil(seconds.length / columns)}:padding=6`
  ffmpeg('-i', join(folder, '%d.png'), '-vf', tiles, '-frames:v', '1', file)
}

async function makeFilm(pages: Page[]) {
  const [page] = pages
  if (!page) return
  const { seconds, rate, poster, captions, sound } = await page.evaluate(() =>
    Reflect.get(globalThis, 'film').parts(),
  )
  await draw(
    pages,
    Array.from({ length: seconds * rate }, (_, i) => i / rate),
  )
  writeFileSync(join(folder, 'sound.wav'), Buffer.from(sound, 'base64'))
  const output = join(ROOT, 'public', 'media', 'film')
  mkdirSync(output, { recursive: true })
  const name = join(output, 'the-printer-movie')
  for (const [language, text] of Object.entries<string>(captions))
    writeFileSync(`${name}.${language}.vtt`, text)
  await packFilm(folder, rate, Math.round(poster * rate) + 1, name)
}

/** Writes a numbered picture for each moment. */
async function draw(pages: Page[], seconds: number[]) {
  const share = Math.ceil(seconds.length / pages.length)
  await Promise.all(pages.map((page, i) => drawShare(page, seconds, i * share, (i + 1) * share)))
}

async function drawShare(page: Page, seconds: number[], from: number, to: number) {
  for (const [i, t] of seconds.slice(from, to).entries()) {
    const data = await page.evaluate((time) => Reflect.get(globalThis, 'film').picture(time), t)
    writeFileSync(join(folder, `${from + i + 1}.png`), Buffer.from(data, 'base64'))
    if (i % 25 === 24) console.log(`${i + 1} pictures from ${seconds[from]} s on`)
  }
}
