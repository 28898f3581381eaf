import { sharp } from '../../scripts/lib/sharp.mjs'
import { probeFrames } from './probes/frame-probe.mjs'
import { glideTo, openMap } from './map-page.mjs'
import { computeMedian } from './statistics.mjs'

/** Bars of the picture stand so far apart, in world px; those of the page in the middle between them. */
const PITCH = 160
const WIDTH = 20
/** The picture's px to a world px. */
const SCALE = 0.5
/** Where nothing of the frame around the map covers it, in px of the screen. */
const VIEW = { left: 120, right: 1120, top: 100, bottom: 680 }
/** How much of a bar's colour, of 255, a pixel has at its edge and within it. The artwork has less. */
const EDGE = 25
const FULL = 200
/** From scanned line to scanned line. */
const STEP = 7

/** @typedef {{ data: Buffer, info: { width: number, channels: number } }} Picture */
/** @typedef {(red: number, green: number, blue: number) => number} Colour how much of it is in a pixel, 0..255 */
/** @type {Record<'red' | 'blue' | 'green' | 'magenta', Colour>} */
const COLOURS = {
  red: (r, g, b) => r - Math.max(g, b),
  blue: (r, g, b) => b - Math.max(r, g),
  green: (r, g, b) => g - Math.max(r, b),
  magenta: (r, g, b) => Math.min(r, b) - g,
}

/**
 * Compares where the page's layer and the picture of the sheet are in frames that have been put on the screen: the
 * picture is one of bars, and the page gets bars of its own between them.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {import('./map-facts.mjs').MapFacts} facts
 * @param {readonly string[]} tour
 * @returns {Promise<{ frames: number, worst: number }>} `worst` in px
 */
export async function measurePictureAlignment(browser, siteUrl, { world }, tour) {
  const body = await drawBars(world)
  const page = await openMap(browser, siteUrl, {
    probe: probeFrames,
    prepare: (opened) =>
      opened.route('**/media/map/sheet.webp', (route) => route.fulfill({ body, contentType: 'image/png' })),
  })
  await page.evaluate(addBars, { world, pitch: PITCH, width: WIDTH })
  const session = await page.context().newCDPSession(page)
  /** @type {string[]} */
  const shots = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    shots.push(data)
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'png' })
  for (const path of tour) await glideTo(page, path)
  await session.send('Page.stopScreencast')
  await page.context().close()
  let [frames, worst] = [0, 0]
  for (const shot of shots) {
    const apart = await measureDistance(Buffer.from(shot, 'base64'))
    if (apart === undefined) continue
    frames++
    worst = Math.max(worst, apart)
  }
  return { frames, worst }
}

/** @param {import('./map-facts.mjs').Size} world */
async function drawBars({ width, height }) {
  const bars = [
    ...Array.from(
      { length: height / PITCH },
      (_, i) => `<path fill="#0f0" d="M0 ${i * PITCH}h${width}v${WIDTH}H0z"/>`,
    ),
    ...Array.from(
      { length: width / PITCH },
      (_, i) => `<path fill="red" d="M${i * PITCH} 0h${WIDTH}v${height}h-${WIDTH}z"/>`,
    ),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * SCALE}" height="${height * SCALE}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/>${bars.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Runs in the page. @param {{ world: import('./map-facts.mjs').Size, pitch: number, width: number }} bars */
function addBars({ world, pitch, width }) {
  const layer = document.querySelector('[data-section]')?.parentElement?.parentElement
  const style = document.createElement('style')
  style.textContent = '[data-section], nav [href] { visibility: hidden !important }'
  document.head.append(style)
  const add = (/** @type {string} */ css) => {
    const bar = document.createElement('i')
    bar.style.cssText = `position:absolute;${css}`
    layer?.append(bar)
  }
  for (let y = pitch / 2; y < world.height; y += pitch)
    add(`left:0;top:${y}px;width:${world.width}px;height:${width}px;background:#f0f`)
  for (let x = pitch / 2; x < world.width; x += pitch)
    add(`left:${x}px;top:0;width:${width}px;height:${world.height}px;background:#00f`)
}

/** In px; undefined where the picture is not to be seen, as at rest. @param {Buffer} png */
async function measureDistance(png) {
  const picture = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const across = []
  for (let y = VIEW.top; y < VIEW.bottom; y += STEP) {
    const at = (/** @type {number} */ x) => (y * picture.info.width + x) * picture.info.channels
    across.push(...measureOffset(picture, VIEW.left, VIEW.right, at, COLOURS.red, COLOURS.blue))
  }
  const down = []
  for (let x = VIEW.left; x < VIEW.right; x += STEP) {
    const at = (/** @type {number} */ y) => (y * picture.info.width + x) * picture.info.channels
    down.push(...measureOffset(picture, VIEW.top, VIEW.bottom, at, COLOURS.green, COLOURS.magenta))
  }
  if (across.length === 0 || down.length === 0) return undefined
  return Math.max(Math.abs(computeMedian(across)), Math.abs(computeMedian(down)))
}

/**
 * How far a bar of the page is from the middle between two of the picture, for each three along a line.
 * @param {Picture} picture
 * @param {number} from
 * @param {number} to
 * @param {(along: number) => number} at index of a pixel
 * @param {Colour} ours
 * @param {Colour} theirs
 */
function measureOffset({ data }, from, to, at, ours, theirs) {
  /** @type {{ isPage: boolean, sum: number, weight: number, end: number, peak: number }[]} */
  const bars = []
  for (let along = from; along < to; along++) {
    const [r = 0, g = 0, b = 0] = data.subarray(at(along), at(along) + 3)
    const [picture, page] = [ours(r, g, b), theirs(r, g, b)]
    const [isPage, weight] = [page > picture, Math.max(page, picture)]
    if (weight < EDGE) continue
    const last = bars.at(-1)
    if (last?.isPage === isPage && last.end === along - 1) {
      last.sum += along * weight
      last.weight += weight
      last.end = along
      last.peak = Math.max(last.peak, weight)
    } else bars.push({ isPage, sum: along * weight, weight, end: along, peak: weight })
  }
  // Those at the ends may be cut.
  const places = bars
    .filter(({ peak }) => peak >= FULL)
    .slice(1, -1)
    .map(({ isPage, sum, weight }) => ({ isPage, place: sum / weight }))
  return places.flatMap((bar, i) => {
    const [before, after] = [places[i - 1], places[i + 1]]
    if (!bar.isPage || before?.isPage !== false || after?.isPage !== false) return []
    return [bar.place - (before.place + after.place) / 2]
  })
}
