// Compares the film that the bench saves with the film that the studio gets of the same file, for a file of each oddity
// that programs, cameras and scanners write. Both must refuse the same files, with the same code.
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { DEFAULT_PRINT_SPEC } from '../../commerce/src/contract/custom-print/print-spec'
import { getArtworkPath, importArtwork } from '../../commerce/src/custom-print/artwork/import-artwork'
import { renderFilmPositive } from '../../commerce/src/custom-print/artwork/render-film-positive'
import { CUT_BITMAPS, drawPicture, WHOLE_BITMAPS } from '../../commerce/tests/support/bitmap-corpus'
import { getChromiumLaunch } from '../../scripts/lib/chromium'
import { sharp } from '../../scripts/lib/sharp.mjs'
import { startBuiltShop } from '../support/built-shop'
import { DRAWN, REFUSED } from '../unit/vector-artwork/svg-corpus'
import { reportGoals } from './report-goals.mjs'

const WIDTH_CM = 10
const MAX_SHARE = 0.005
const PATIENCE_MS = 120_000

/** @typedef {{ name: string, file: Buffer }} OddFile */
/** @typedef {[name: string, create: () => Promise<Buffer>]} OddFileMaker */
/** @typedef {{ refusal: string } | { film: Buffer }} Answer the film as a PNG */

/** Compares, prints a table, and returns whether every goal was met. @param {string[]} [args] what is in a file's name */
export async function run([part = ''] = []) {
  const files = listFiles().filter(([name]) => name.includes(part))
  const system = await startBuiltShop()
  const browser = await chromium.launch(await getChromiumLaunch())
  const folder = await mkdtemp(join(tmpdir(), 'films-'))
  try {
    const page = await browser.newPage({ locale: 'en-GB' })
    const goals = []
    for (const [at, [name, create]] of files.entries()) {
      console.log(`${at + 1} of ${files.length}: ${name}`)
      const odd = { name, file: await create() }
      // A new page shows nothing about the file before.
      await page.goto(`${system.siteUrl}/press`)
      goals.push(await compare(odd.name, await readFromBench(page, odd), await readFromStudio(odd, folder)))
    }
    return reportGoals(goals)
  } finally {
    await browser.close()
    await system.stop()
    await rm(folder, { recursive: true })
  }
}

/** @returns {OddFileMaker[]} */
function listFiles() {
  const vectors = [
    ...Object.entries(DRAWN),
    ...Object.entries(REFUSED).map(([name, [, file]]) => /** @type {const} */ ([name, file])),
  ]
  return [
    ...vectors.map(
      ([name, file]) => /** @type {OddFileMaker} */ ([`vector: ${name}`, async () => Buffer.from(file)]),
    ),
    ...WHOLE_BITMAPS,
    ...CUT_BITMAPS,
    ...['jpeg', 'png', 'webp'].flatMap((type) =>
      [2, 3, 5, 6, 8].map(
        (orientation) =>
          /** @type {OddFileMaker} */ ([
            `a ${type} that says it is turned: ${orientation}`,
            () =>
              drawPicture().withMetadata({ orientation }).toFormat(/** @type {'png'} */ (type)).toBuffer(),
          ]),
      ),
    ),
    ...listLarge(),
  ]
}

/** Larger than what is analysed, of one size that is kept and one that is not: edges of even greys, whole and half seen. */
function listLarge() {
  const types = /** @type {const} */ (['jpeg', 'png', 'webp'])
  return [2600, 5000].flatMap((sidePx) =>
    types.map(
      (type) =>
        /** @type {OddFileMaker} */ ([`greys as a ${type} of ${sidePx} px`, () => drawGreys(type, sidePx)]),
    ),
  )
}

/** @param {'jpeg' | 'png' | 'webp'} type @param {number} sidePx */
function drawGreys(type, sidePx) {
  const greys = Array.from({ length: 16 }, (_, at) => {
    const [x, y, level] = [((at % 4) + 0.5) * 25, (Math.floor(at / 4) + 0.5) * 25, at * 16]
    return `<circle cx="${x}" cy="${y}" r="11" fill="rgb(${level},${level},${level})" fill-opacity="${1 - at / 40}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}" viewBox="0 0 100 100">${greys.join('')}</svg>`
  const picture = sharp(Buffer.from(svg))
  return (type === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture).toFormat(type).toBuffer()
}

/** @param {import('@playwright/test').Page} page @param {OddFile} odd @returns {Promise<Answer>} */
async function readFromBench(page, { name, file }) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: guessType(file), buffer: file })
  const preview = page.locator('canvas[data-rendered=true]')
  const alert = page.getByRole('alert')
  await preview.or(alert).first().waitFor({ timeout: PATIENCE_MS })
  if (await alert.isVisible()) return { refusal: await alert.locator('strong').innerText() }
  await page.getByLabel('Width, cm').fill(String(WIDTH_CM))
  await page.getByRole('radio', { name: 'Film', exact: true }).check({ force: true })
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the film' }).click()
  const film = await readFile(await (await saving).path())
  await page.getByRole('button', { name: 'Remove' }).click()
  return { film }
}

/** @param {Buffer} file */
function guessType(file) {
  if (file[0] === 0xff) return 'image/jpeg'
  if (file[0] === 0x89) return 'image/png'
  return file.subarray(0, 4).toString() === 'RIFF' ? 'image/webp' : 'image/svg+xml'
}

/** @type {Record<string, string>} */
const texts = JSON.parse(readFileSync(new URL('../../locales/en/press.json', import.meta.url), 'utf8'))

/** @param {OddFile} odd @param {string} folder @returns {Promise<Answer>} */
async function readFromStudio({ file }, folder) {
  const reading = await importArtwork(file, { ...DEFAULT_PRINT_SPEC, width: WIDTH_CM * 10 }, folder)
  if (typeof reading === 'string') return { refusal: texts[`press.refused.${reading}`] ?? reading }
  const film = join(folder, 'film.png')
  await renderFilmPositive(await readFile(getArtworkPath(folder, 'original')), reading.spec, film)
  return { film: await readFile(film) }
}

/** @param {string} what @param {Answer} shown @param {Answer} printed */
async function compare(what, shown, printed) {
  const goal = `at most ${MAX_SHARE * 100} % of the dots differ`
  if ('film' in shown && 'film' in printed) {
    const share = await computeDifference(shown.film, printed.film)
    return { what, goal, measured: `${(share * 100).toFixed(3)} %`, isMet: share <= MAX_SHARE }
  }
  const [byBench, byStudio] = [describe(shown), describe(printed)]
  const isAlike = byBench === byStudio
  return {
    what,
    goal: 'refused by both in the same words',
    measured: isAlike ? 'refused' : `${byBench} / ${byStudio}`,
    isMet: isAlike,
  }
}

/** Pages keep numbers and units together by no-break spaces. @param {Answer} answer */
const describe = (answer) => ('film' in answer ? 'printed' : answer.refusal.replaceAll(/\s+/g, ' '))

/** Returns the share of the film's bits that differ, 0 to 1; 1 where the films have other sizes. @param {Buffer} a @param {Buffer} b */
async function computeDifference(a, b) {
  const [first, second] = await Promise.all(
    [a, b].map((film) => sharp(film).greyscale().raw().toBuffer({ resolveWithObject: true })),
  )
  if (first.info.width !== second.info.width || first.info.height !== second.info.height) return 1
  let differing = 0
  for (const [at, value] of first.data.entries()) if (value !== second.data[at]) differing += 1
  return differing / first.data.length
}
