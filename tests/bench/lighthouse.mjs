import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Fetched by npx when this benchmark runs, not by every `npm install`: it weighs more than all other tools together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])

/**
 * @typedef {{
 *   scores: Record<(typeof CATEGORIES)[number], number>, lcp: number, cls: number, tbt: number,
 *   hasScene: boolean, lost: string[],
 * }} Judgement scores of 100, times in ms; `lost` are the audits that cost points besides the performance's
 */

/**
 * One run of Lighthouse with its mobile preset; throws where it fails.
 * @param {string} url
 * @param {{ executablePath: string, args: string[], env: Record<string, string> }} launch
 * @returns {Promise<Judgement>}
 */
export async function judge(url, launch) {
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
 * @param {{ categories: Record<string, Category>, audits: Record<string, Audit>, runtimeError?: { message: string } }} report
 * @returns {Judgement}
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
