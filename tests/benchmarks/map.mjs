// The map's glide in a real browser without a GPU: the frames that reach the screen, beside those of the plainest camera
// there could be and of PixiJS; and script, React and memory while the camera travels.
import { availableParallelism } from 'node:os'
import { chromium } from '@playwright/test'
import { getChromiumLaunch } from '../../scripts/lib/chromium'
import { startBuiltShop } from '../support/built-shop'
import { probeAlignment } from './probes/alignment-probe.mjs'
import { probeFrames } from './probes/frame-probe.mjs'
import { reportGoals } from './report-goals.mjs'
import {
  countScript,
  glideTo,
  readHeapBytes,
  mapSize,
  openMap,
  countRestingFrames,
  SCREEN,
} from './map-page.mjs'
import { computeMedian, computePercentile } from './statistics.mjs'
import { mapFacts } from './map-facts.mjs'
import { measurePictureAlignment } from './picture-alignment.mjs'
import { openPixiCamera } from './peers/pixi-camera.mjs'
import { openPlainCamera } from './peers/plain-camera.mjs'
import { recordPresentedFrames } from './presented-frames.mjs'

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
/** How many glides of the others follow each block. */
const COMPARED = 2
/** Histories and caches of the browser grow by this much by themselves, in kB. */
const NOISE_KB = 200
const MIN_PER_SECOND = 50
const SCRIPT_MS = 1.3
const APART_PX = 0.5
/** Frames of 10 s at rest. */
const REST_MS = 10_000

/** Measures, prints a table, and returns whether every goal was met. @param {string[]} [args] how many rounds */
export async function run([rounds = String(ROUNDS)] = []) {
  const system = await startBuiltShop({ environment: { RATE_LIMIT_FACTOR: '100000' } })
  const browser = await chromium.launch(await getChromiumLaunch())
  try {
    const measured = await measureAll(browser, system.siteUrl, Number(rounds))
    return report(measured, Number(rounds), browser.version())
  } finally {
    await browser.close()
    await system.stop()
  }
}

/** @typedef {import('./map-page.mjs').Glide} Glide */
/** @typedef {{ glides: Glide[], presented: import('./presented-frames.mjs').Presented[] }} Block */
/** @typedef {'scene' | 'map' | 'plain' | 'pixi'} Name */
/** @typedef {Record<Name, Block> & { growth: number, scriptMs: number }} Round `growth` of the heap in bytes; the processor's time for all scripts */
/** @typedef {(path: string) => Promise<Glide>} Travel */
/** @typedef {Record<Name, { page: import('@playwright/test').Page, glideTo: Travel }>} Pages */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {number} count of rounds
 */
async function measureAll(browser, siteUrl, count) {
  const facts = await mapFacts()
  const drawn = await measureDrawnScene(browser, siteUrl, facts)
  const composited = await measurePictureAlignment(browser, siteUrl, facts, TOUR)
  if (composited.frames < TOUR.length) throw new Error(`only ${composited.frames} frames could be compared`)
  console.log(`page and sheet compared in ${drawn.frames} and ${composited.frames} frames`)
  const pages = await openPages(browser, siteUrl, facts)
  // A tour that does not count: every section has been loaded and drawn once.
  for (const path of TOUR) await pages.scene.glideTo(path)
  for (const { glideTo: travel } of Object.values(pages))
    for (const path of TOUR.slice(0, COMPARED)) await travel(path)
  console.log('warmed up')
  /** @type {Round[]} */
  const rounds = []
  for (let round = 1; round <= count; round++) {
    rounds.push(await measureRound(pages))
    console.log(`round ${round} of ${count}`)
  }
  const atRest = await Promise.all(
    [pages.scene, pages.map].map(({ page }) => countRestingFrames(page, REST_MS)),
  )
  return { rounds, drawn, composited, atRest: Math.max(...atRest) }
}

/** @param {import('@playwright/test').Browser} browser @param {string} siteUrl @param {import('./map-facts.mjs').MapFacts} facts @returns {Promise<Pages>} */
async function openPages(browser, siteUrl, facts) {
  const scene = await openMap(browser, siteUrl, { probe: probeFrames })
  const map = await openMap(browser, siteUrl, { probe: probeFrames, hasScene: false })
  const size = await mapSize(scene)
  return {
    scene: { page: scene, glideTo: (path) => glideTo(scene, path) },
    map: { page: map, glideTo: (path) => glideTo(map, path) },
    plain: await openPlainCamera(browser, siteUrl, facts, size, scene),
    pixi: await openPixiCamera(browser, siteUrl, facts, size),
  }
}

/** @param {Pages} pages */
async function measureRound(pages) {
  const block = () => /** @type {Block} */ ({ glides: [], presented: [] })
  /** @type {Round} */
  const round = { scene: block(), map: block(), plain: block(), pixi: block(), growth: 0, scriptMs: 0 }
  const before = await readHeapBytes(pages.scene.page)
  const scriptMs = await countScript(pages.scene.page)
  for (let i = 0; i < GLIDES.length; i += BLOCK) {
    const paths = GLIDES.slice(i, i + BLOCK)
    await measureBlock(round.scene, pages.scene, paths)
    for (const name of /** @type {const} */ (['map', 'plain', 'pixi']))
      await measureBlock(round[name], pages[name], paths.slice(0, COMPARED))
  }
  round.scriptMs = await scriptMs()
  round.growth = (await readHeapBytes(pages.scene.page)) - before
  return round
}

/** @param {Block} block @param {Pages[Name]} page @param {readonly string[]} paths */
async function measureBlock(block, { page, glideTo: travel }, paths) {
  const { presented } = await recordPresentedFrames(page, async () => {
    for (const path of paths) block.glides.push(await travel(path))
  })
  if (presented.length !== paths.length)
    throw new Error(`${presented.length} glides of ${paths.length} were traced`)
  block.presented.push(...presented)
}

/**
 * The scene drawn frame by frame, as with a GPU: so it is where the picture cannot be had.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {import('./map-facts.mjs').MapFacts} facts
 */
async function measureDrawnScene(browser, siteUrl, { world, worldPerUnit }) {
  const page = await openMap(browser, siteUrl, {
    probe: probeAlignment,
    argument: { world, worldPerUnit },
    prepare: (opened) => opened.route('**/media/map/sheet.webp', (route) => route.abort()),
  })
  await page.evaluate(() => window.alignmentProbe.reset())
  for (const path of TOUR) await glideTo(page, path)
  const { frames, worst } = await page.evaluate(() => ({ ...window.alignmentProbe }))
  await page.context().close()
  if (frames < TOUR.length) throw new Error(`only ${frames} frames could be compared`)
  return { frames, worst }
}

/** Script of each frame on the screen, in ms: most are the compositor's own. @param {Block} block */
function readScript({ glides, presented }) {
  return glides.flatMap(({ frames }, glide) => {
    const script = frames.map((frame) => frame.script)
    const others = Math.max(0, (presented[glide]?.count ?? 0) - script.length)
    return [...script, ...Array.from({ length: others }, () => 0)]
  })
}

/**
 * @param {Awaited<ReturnType<typeof measureAll>>} measured
 * @param {number} count of rounds
 * @param {string} version of the browser
 */
function report({ rounds, drawn, composited, atRest }, count, version) {
  const computeRoundMedian = (/** @type {(round: Round) => number} */ value) =>
    computeMedian(rounds.map(value))
  const perSecond = (/** @type {Name} */ name) =>
    computeRoundMedian((round) => computeMedian(round[name].presented.map((glide) => glide.perSecond)))
  const ours = /** @type {const} */ (['scene', 'map'])
  const listGlides = (/** @type {Round} */ round) => ours.flatMap((name) => round[name].glides)
  const commits = Math.max(...rounds.flatMap(listGlides).map(({ lateCommits }) => lateCommits))
  const navigation = computeRoundMedian(({ scene }) =>
    computeMedian(scene.glides.map((glide) => glide.commits)),
  )
  const growth = computeRoundMedian((round) => round.growth) / 1000
  const script = (/** @type {Name} */ name, /** @type {number} */ share) =>
    computeRoundMedian((round) => computePercentile(readScript(round[name]), share))
  const start = computeRoundMedian((round) =>
    computeMedian(listGlides(round).map(({ frames }) => Math.max(0, ...frames.map((f) => f.script)))),
  )
  const pixi = perSecond('pixi')
  /** @param {string} what @param {Name} name */
  const presented = (what, name) => ({
    what: `presented frames a second, ${what}`,
    goal: `>= ${MIN_PER_SECOND}, and PixiJS`,
    measured: perSecond(name).toFixed(1),
    isMet: perSecond(name) >= MIN_PER_SECOND && perSecond(name) >= pixi,
  })
  /** @param {string} what @param {Name} name */
  const scripted = (what, name) => ({
    what: `script per presented frame, p50 / p95, ${what}`,
    goal: `p95 <= ${SCRIPT_MS} ms`,
    measured: `${script(name, 0.5).toFixed(2)} / ${script(name, 0.95).toFixed(2)} ms`,
    isMet: script(name, 0.95) <= SCRIPT_MS,
  })
  /** @param {string} what @param {{ frames: number, worst: number }} alignment */
  const aligned = (what, { frames, worst }) => ({
    what: `${what} apart, at most (${frames} frames)`,
    goal: `<= ${APART_PX} px`,
    measured: `${worst.toFixed(3)} px`,
    isMet: worst <= APART_PX,
  })

  console.log(
    `\n${count} rounds of ${GLIDES.length} glides at ${SCREEN.width} x ${SCREEN.height}, interleaved; medians of rounds.`,
  )
  console.log(`${availableParallelism()} cores, Chromium ${version}, no GPU.\n`)
  return reportGoals([
    presented('WebGL by the processor', 'scene'),
    presented('without WebGL', 'map'),
    compared('  a plain CSS camera', perSecond('plain').toFixed(1)),
    compared('  PixiJS 8, the islands as sprites', pixi.toFixed(1)),
    scripted('WebGL by the processor', 'scene'),
    scripted('without WebGL', 'map'),
    compared('  in the frame in which a glide begins or ends', `${start.toFixed(2)} ms`),
    compared(
      '  on the processor for a glide, its navigation included',
      `${computeRoundMedian(({ scriptMs }) => scriptMs / GLIDES.length).toFixed(0)} ms`,
    ),
    { what: 'React commits while gliding', goal: '0', measured: String(commits), isMet: commits === 0 },
    compared('  for a navigation', String(navigation)),
    aligned('page and picture on the screen', composited),
    aligned('page and scene, drawn frame by frame,', drawn),
    {
      what: `heap after ${GLIDES.length} glides`,
      goal: `<= +${NOISE_KB} kB`,
      measured: `${growth >= 0 ? '+' : ''}${growth.toFixed(0)} kB`,
      isMet: growth <= NOISE_KB,
    },
    { what: 'frames in 10 s at rest', goal: '0', measured: String(atRest), isMet: atRest === 0 },
  ])
}

/** @param {string} what @param {string} measured */
const compared = (what, measured) => ({ what, goal: '', measured, isMet: undefined })
