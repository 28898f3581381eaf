import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
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
 *   hasScene: boolean, lost: string[], index: number,
 * }} Judgement scores of 100, times in ms; `lost` are the audits that cost points besides the performance's;
 * `index` is how fast the machine was
 */

/** How many times a processor of that benchmark index is slowed to be the phone's. @param {number} index */
export function slowdownFor(index) {
  return Math.max(1, Math.round((10 * USUAL.slowdown * index) / USUAL.index) / 10)
}

/** Now and then Lighthouse misses the beginning of the page load, says so, and asks to be run again. */
const MISSED_START = 'NO_NAVSTART'
const TRIES = 3

/**
 * One run of Lighthouse with its mobile preset; throws where it fails.
 * @param {string} url
 * @param {{ executablePath: string, args: string[], env: Record<string, string> }} launch
 * @param {number} [slowdown] of the processor
 * @returns {Promise<Judgement>}
 */
export async function judge(url, launch, slowdown = USUAL.slowdown) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await judgeOnce(url, launch, slowdown)
    } catch (error) {
      if (attempt === TRIES || !String(error).includes(MISSED_START)) throw error
    }
  }
}

/**
 * @param {string} url
 * @param {Parameters<typeof judge>[1]} launch
 * @param {number} slowdown
 */
async function judgeOnce(url, launch, slowdown) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${['--headless=new', '--no-sandbox', ...launch.args].join(' ')}`,
      ],
      { env: { ...launch.env, CHROME_PATH: launch.executablePath }, maxBuffer: 64 * 1024 * 1024 },
    )
    return read(JSON.parse(await readFile(file, 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * @typedef {{ score: number | null, numericValue?: number, details?: { items?: { url?: string }[] } }} Audit
 * @typedef {{ score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{
 *   categories: Record<string, Category>, audits: Record<string, Audit>,
 *   environment: { benchmarkIndex: number }, runtimeError?: { message: string },
 * }} Report
 * @param {Report} report
 * @returns {Judgement}
 */
function read({ categories, audits, environment, runtimeError }) {
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
    index: environment.benchmarkIndex,
  }
}
