import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Fetched by npx when this benchmark runs, not by every `npm install`: it weighs more than all other tools together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
/**
 * Lighthouse slows the processor four times, which makes the phone it stands for out of a desktop whose benchmark index
 * is 1500 to 2000. On any other machine the factor is to be calibrated (docs/throttling.md of Lighthouse).
 */
const USUAL = { slowdown: 4, index: 1750 }
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])

/**
 * @typedef {{
 *   scores: Record<(typeof CATEGORIES)[number], number>, lcp: number, cls: number, tbt: number,
 *   hasScene: boolean, lost: string[],
 *   calibrated: { slowdown: number, performance: number, tbt: number },
 * }} Judgement scores of 100, times in ms; `lost` are the audits that cost points besides the performance's;
 * `calibrated` is the same load on the phone of this machine, so many times slower
 */

/** Now and then Lighthouse misses the beginning of the page load, says so, and asks to be run again. */
const MISSED_START = 'NO_NAVSTART'
const TRIES = 3

/** @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} Launch */

/**
 * One run of Lighthouse with its mobile preset; throws where it fails. The page is loaded at the machine's full speed,
 * and slowed afterwards on paper: as usual, and by how fast the machine was in this very run, which changes from minute
 * to minute.
 * @param {string} url
 * @param {Launch} launch
 * @returns {Promise<Judgement>}
 */
export async function runLighthouse(url, launch) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await judgeOnce(url, launch)
    } catch (error) {
      if (attempt === TRIES || !String(error).includes(MISSED_START)) throw error
    }
  }
}

/** @param {string} url @param {Launch} launch */
async function judgeOnce(url, launch) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  try {
    await runLighthouseCli(url, launch, `--gather-mode=${folder}`)
    const audit = async (/** @type {string[]} */ ...options) => {
      const file = join(folder, 'report.json')
      await runLighthouseCli(
        url,
        launch,
        `--audit-mode=${folder}`,
        '--output=json',
        `--output-path=${file}`,
        ...options,
      )
      return read(JSON.parse(await readFile(file, 'utf8')))
    }
    const usual = await audit()
    const slowdown = await calibrateSlowdown(join(folder, 'artifacts.json'))
    const { scores, tbt } = await audit(`--throttling.cpuSlowdownMultiplier=${slowdown}`)
    return { ...usual, calibrated: { slowdown, performance: scores.performance, tbt } }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @param {string} url @param {Launch} launch @param {string[]} options */
async function runLighthouseCli(url, launch, ...options) {
  const flags = ['--headless=new', '--no-sandbox', ...launch.args]
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
      ...options,
    ],
    { env: { ...launch.env, CHROME_PATH: launch.executablePath }, maxBuffer: 64 * 1024 * 1024 },
  )
}

/**
 * How many times the machine of a run is to be slowed to be the phone; written into what was gathered, too, as Lighthouse
 * audits with no other factor than that.
 * @param {string} file
 */
async function calibrateSlowdown(file) {
  const artifacts = JSON.parse(await readFile(file, 'utf8'))
  const slowdown = Math.max(
    1,
    Math.round((10 * USUAL.slowdown * artifacts.BenchmarkIndex) / USUAL.index) / 10,
  )
  artifacts.settings.throttling.cpuSlowdownMultiplier = slowdown
  await writeFile(file, JSON.stringify(artifacts))
  return slowdown
}

/**
 * @typedef {{ score: number | null, numericValue?: number, details?: { items?: { url?: string }[] } }} Audit
 * @typedef {{ score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{
 *   categories: Record<string, Category>, audits: Record<string, Audit>,
 *   runtimeError?: { message: string },
 * }} Report
 * @param {Report} report
 */
function read({ categories, audits, runtimeError }) {
  if (runtimeError !== undefined) throw new Error(runtimeError.message)
  const number = (/** @type {string} */ id) => audits[id]?.numericValue ?? NaN
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? NaN) * 100)]),
  )
  const lost = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  const requests = audits['network-requests']?.details?.items ?? []
  return {
    scores: /** @type {Judgement['scores']} */ (scores),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    hasScene: requests.some(({ url }) => url?.includes('/start-scene.') === true),
    lost,
  }
}
