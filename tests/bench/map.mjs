// The map's glide in a real browser: script, draw calls, React and memory while the camera travels, and its frames a
// second beside the same map without the scene and beside the plainest camera there could be.
import { availableParallelism } from 'node:os'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/browser'
import { startSystem } from '../../scripts/test-system'
import { probeAlignment } from './alignment-probe.mjs'
import { probeFrames } from './frame-probe.mjs'
import { reportGoals } from './goals.mjs'
import { countScript, glideTo, heapBytes, openMap, restingFrames, SCREEN } from './map-page.mjs'
import { median, percentile } from './measure.mjs'
import { openPlainCamera } from './plain-camera.mjs'
import { mapFacts } from './map-facts.mjs'

const ROUNDS = 3
/** Twenty glides: around the whole sheet, near and far in turn. */
const TOUR = [
  '/shop',
  '/bonus',
  '/printing',
  '/about',
  '/apps',
  '/shop',
  '/about',
  '/printing',
  '/bonus',
  '/apps',
]
const GLIDES = [...TOUR, ...TOUR]
/** A block of glides with the scene, then with the others, so that a busy moment of the machine hits all alike. */
const BLOCK = 5
/** Of each block, so many glides of the others: only their frames a second are asked for. */
const COMPARED = 2
/** Histories and caches of the browser grow by this much by themselves, in kB. */
const NOISE_KB = 200

/** Measures, prints a table, and returns whether every goal was met. @param {string[]} [args] how many rounds */
export async function run([rounds = String(ROUNDS)] = []) {
  const system = await startSystem({ environment: { RATE_LIMIT_FACTOR: '100000' } })
  const browser = await chromium.launch(await chromiumLaunch())
  try {
    const measured = await measureAll(browser, system.siteUrl, Number(rounds))
    return report(measured, Number(rounds), browser.version())
  } finally {
    await browser.close()
    await system.stop()
  }
}

/** @typedef {import('./frame-probe.mjs').Frame} Frame */
/** @typedef {import('./map-page.mjs').Glide} Glide */
/** @typedef {{ scene: Glide[], map: Glide[], plain: Glide[], growth: number, scriptMs: number }} Round `growth` of the heap in bytes; the processor's time for all scripts */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {number} count of rounds
 */
async function measureAll(browser, siteUrl, count) {
  const facts = await mapFacts()
  const alignment = await measureAlignment(browser, siteUrl, facts)
  console.log(`page and scene compared in ${alignment.frames} frames`)
  const scene = await openMap(browser, siteUrl, { probe: probeFrames })
  const map = await openMap(browser, siteUrl, { probe: probeFrames, hasScene: false })
  const plain = await openPlainCamera(scene, siteUrl, facts)
  /** @type {Round[]} */
  const rounds = []
  // A tour that does not count: every section has been loaded and drawn once.
  for (const path of TOUR) await glideTo(scene, path)
  for (const path of TOUR.slice(0, COMPARED)) await glideTo(map, path)
  console.log('warmed up')
  for (let round = 1; round <= count; round++) {
    rounds.push(await measureRound(scene, map, plain))
    console.log(`round ${round} of ${count}`)
  }
  return { rounds, alignment, atRest: await restingFrames(scene, 10_000) }
}

/**
 * @param {import('@playwright/test').Page} scene
 * @param {import('@playwright/test').Page} map
 * @param {Awaited<ReturnType<typeof openPlainCamera>>} plain
 */
async function measureRound(scene, map, plain) {
  /** @type {Round} */
  const round = { scene: [], map: [], plain: [], growth: 0, scriptMs: 0 }
  const before = await heapBytes(scene)
  const scriptMs = await countScript(scene)
  for (let i = 0; i < GLIDES.length; i += BLOCK) {
    const block = GLIDES.slice(i, i + BLOCK)
    for (const path of block) round.scene.push(await glideTo(scene, path))
    for (const path of block.slice(0, COMPARED)) round.map.push(await glideTo(map, path))
    for (const path of block.slice(0, COMPARED)) round.plain.push(await plain.glideTo(path))
  }
  round.scriptMs = await scriptMs()
  round.growth = (await heapBytes(scene)) - before
  return round
}

/** @param {import('@playwright/test').Browser} browser @param {string} siteUrl @param {import('./map-facts.mjs').MapFacts} facts */
async function measureAlignment(browser, siteUrl, { world, worldPerUnit }) {
  const page = await openMap(browser, siteUrl, { probe: probeAlignment, argument: { world, worldPerUnit } })
  await page.evaluate(() => window.alignmentProbe.reset())
  for (const path of GLIDES) await glideTo(page, path)
  const { frames, worst } = await page.evaluate(() => ({ ...window.alignmentProbe }))
  await page.context().close()
  if (frames < GLIDES.length) throw new Error(`only ${frames} frames could be compared`)
  return { frames, worst }
}

/**
 * @param {Awaited<ReturnType<typeof measureAll>>} measured
 * @param {number} count of rounds
 * @param {string} version of the browser
 */
function report({ rounds, alignment, atRest }, count, version) {
  const ofRounds = (/** @type {(round: Round) => number} */ value) => median(rounds.map(value))
  /** @param {number} share @param {(frame: Frame) => number} value */
  const ofFrames = (share, value) =>
    ofRounds(({ scene }) =>
      percentile(
        scene.flatMap(({ frames }) => frames.map(value)),
        share,
      ),
    )
  const perSecond = (/** @type {'scene' | 'map' | 'plain'} */ name) =>
    ofRounds((round) => median(round[name].map((glide) => glide.perSecond)))
  const script = (/** @type {Frame} */ frame) => frame.script
  const own = (/** @type {Frame} */ frame) => frame.script - frame.gl
  const commits = Math.max(...rounds.flatMap(({ scene }) => scene.map(({ lateCommits }) => lateCommits)))
  const draws = Math.max(
    ...rounds.flatMap(({ scene }) => scene.flatMap(({ frames }) => frames.map((f) => f.draws))),
  )
  const growth = ofRounds((round) => round.growth) / 1000
  const pair = (/** @type {(frame: Frame) => number} */ value) =>
    `${ofFrames(0.5, value).toFixed(2)} / ${ofFrames(0.95, value).toFixed(2)} ms`
  const navigation = ofRounds(({ scene }) => median(scene.map((glide) => glide.commits)))

  console.log(
    `\n${count} rounds of ${GLIDES.length} glides at ${SCREEN.width} x ${SCREEN.height}, interleaved; medians of rounds.`,
  )
  console.log(`${availableParallelism()} cores, Chromium ${version}, WebGL drawn by the processor.\n`)
  return reportGoals([
    { what: 'React commits while gliding', goal: '0', measured: String(commits), isMet: commits === 0 },
    { what: 'React commits for a navigation', goal: '', measured: String(navigation), isMet: undefined },
    {
      what: 'script per frame, p50 / p95',
      goal: 'p95 < 2 ms',
      measured: pair(script),
      isMet: ofFrames(0.95, script) < 2,
    },
    { what: '  of it outside of WebGL calls', goal: '', measured: pair(own), isMet: undefined },
    {
      what: '  on the processor, navigations included, mean',
      goal: '',
      measured: `${ofRounds(({ scriptMs, scene }) => scriptMs / scene.flatMap(({ frames }) => frames).length).toFixed(2)} ms`,
      isMet: undefined,
    },
    {
      what: `page and scene apart, at most (${alignment.frames} frames)`,
      goal: '<= 0.5 px',
      measured: `${alignment.worst.toFixed(3)} px`,
      isMet: alignment.worst <= 0.5,
    },
    { what: 'draw calls per frame, at most', goal: '<= 40', measured: String(draws), isMet: draws <= 40 },
    {
      what: 'heap after 20 glides',
      goal: `< +${NOISE_KB} kB`,
      measured: `${growth >= 0 ? '+' : ''}${growth.toFixed(0)} kB`,
      isMet: growth < NOISE_KB,
    },
    { what: 'frames in 10 s at rest', goal: '0', measured: String(atRest), isMet: atRest === 0 },
    {
      what: 'frames per second with the scene',
      goal: '',
      measured: perSecond('scene').toFixed(1),
      isMet: undefined,
    },
    {
      what: '  the same map as pictures',
      goal: '',
      measured: perSecond('map').toFixed(1),
      isMet: undefined,
    },
    { what: '  a plain CSS camera', goal: '', measured: perSecond('plain').toFixed(1), isMet: undefined },
  ])
}
