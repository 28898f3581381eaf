// Makes the short film of /bonus, "The Printer Movie", into public/media/film: pictures printed from the artwork's
// vectors in Chromium, sound added up from sines and noise, both packed by ffmpeg (Debian: apt-get install ffmpeg),
// which nothing else needs. Run by hand after a change, then look at the film and commit it:
//   node scripts/bootstrap.mjs film/main
// A contact sheet of single moments (seconds), for judging while drawing:
//   node scripts/bootstrap.mjs film/main 3.2,9,14.6 contact-sheet.png
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { openPage, root } from '../artwork/open-page.mjs'
import { chromiumLaunch } from '../browser.ts'
import { ffmpeg, packFilm } from './pack.mjs'

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

/** @param {import('@playwright/test').Page[]} pages @param {number[]} seconds @param {string} file */
async function makeContactSheet(pages, seconds, file) {
  await draw(pages, seconds)
  const columns = Math.ceil(Math.sqrt(seconds.length))
  const tiles = `scale=640:-1,tile=${columns}x${Math.ceil(seconds.length / columns)}:padding=6`
  ffmpeg('-i', join(folder, '%d.png'), '-vf', tiles, '-frames:v', '1', file)
}

/** @param {import('@playwright/test').Page[]} pages */
async function makeFilm(pages) {
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
  mkdirSync(root('public/media/film'), { recursive: true })
  const name = root('public/media/film/the-printer-movie')
  for (const [language, text] of Object.entries(captions)) writeFileSync(`${name}.${language}.vtt`, text)
  await packFilm(folder, rate, Math.round(poster * rate) + 1, name)
}

/**
 * Writes a numbered picture for each moment.
 * @param {import('@playwright/test').Page[]} pages
 * @param {number[]} seconds
 */
async function draw(pages, seconds) {
  const share = Math.ceil(seconds.length / pages.length)
  await Promise.all(pages.map((page, i) => drawShare(page, seconds, i * share, (i + 1) * share)))
}

/** @param {import('@playwright/test').Page} page @param {number[]} seconds @param {number} from @param {number} to */
async function drawShare(page, seconds, from, to) {
  for (const [i, t] of seconds.slice(from, to).entries()) {
    const data = await page.evaluate((time) => Reflect.get(globalThis, 'film').picture(time), t)
    writeFileSync(join(folder, `${from + i + 1}.png`), Buffer.from(data, 'base64'))
    if (i % 25 === 24) console.log(`${i + 1} pictures from ${seconds[from]} s on`)
  }
}
