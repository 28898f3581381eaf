import { luminanceToLightness, computeLuminance } from './colour'
import { MIN_PRINTABLE_TONE } from './dot-gain'
import { flattenBackground, type BackgroundModel, detectBackground, type Chromaticity } from './background'
import { type Box, isEdge, type RgbaImage, type Plane, computeQuantile } from './image'

/** How artwork was told from what it lies on. */
export type BackgroundHandling = 'transparent' | 'removed' | 'kept' | 'present'

/** `alpha` is missing where artwork is opaque throughout, and the paper's tint where none was removed. */
export type ToneAnalysis = {
  tones: Plane
  alpha: Plane | undefined
  background: BackgroundHandling
  backgroundChromaticity: Chromaticity | undefined
  isPhotograph: boolean
  /** Whether it is ink or none, but for its edges. */
  isLineArt: boolean
}

/** Fewer L* between the lightest and the darkest place are one flat colour. */
const FLAT = 8
/** Of levelled paper: L* below its lightest that may still be paper, and what grain is left to it, in L*. */
const PALE = 15
const GRAIN = 2
/** Values by which the quantiles of a picture are judged. */
const SAMPLES = 60_000
/** Of what is inked: how much lies between light and dark in a photograph. */
const MIDTONES = 0.3

/** The tones (0..1) of artwork without its paper. */
export function analyseTones(image: RgbaImage, isPaperKept: boolean): ToneAnalysis {
  const alpha = readAlpha(image)
  const light = computeLightPlane(image)
  const detected = alpha === undefined ? detectBackground(light, image) : undefined
  const handling = getBackgroundHandling(alpha !== undefined, detected !== undefined, isPaperKept)
  const removed = handling === 'removed' ? detected : undefined
  if (removed !== undefined) flattenBackground(light, removed.lightPlane)
  const tones = computeTones(light, alpha, removed)
  return {
    tones,
    alpha,
    background: handling,
    backgroundChromaticity: removed?.chromaticity,
    ...classifyArtwork(tones, alpha),
  }
}

/** A pixel this opaque has nothing below it. */
const OPAQUE = 250

function readAlpha({ width, height, data }: RgbaImage): Plane | undefined {
  let isOpaque = true
  for (let at = 3; at < data.length && isOpaque; at += 4) isOpaque = (data[at] ?? 0) >= OPAQUE
  if (isOpaque) return undefined
  const values = new Float32Array(width * height)
  for (let index = 0; index < values.length; index++) values[index] = (data[index * 4 + 3] ?? 0) / 255
  return { width, height, values }
}

function computeLightPlane({ width, height, data }: RgbaImage): Plane {
  const values = new Float32Array(width * height)
  for (let index = 0, at = 0; index < values.length; index++, at += 4) {
    values[index] = computeLuminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
  }
  return { width, height, values }
}

function getBackgroundHandling(
  isTransparent: boolean,
  hasPaper: boolean,
  isPaperKept: boolean,
): BackgroundHandling {
  if (isTransparent) return 'transparent'
  if (!hasPaper) return 'present'
  return isPaperKept ? 'kept' : 'removed'
}

function computeTones(light: Plane, alpha: Plane | undefined, paper: BackgroundModel | undefined): Plane {
  const { values } = light
  const seen = samples(light, alpha).map(luminanceToLightness)
  const [black, lightest] = [computeQuantile(seen, 0.01), computeQuantile(seen, 0.99)]
  if (lightest - black < FLAT) return toneFlatColour(light, alpha, paper)
  const white = paper === undefined ? lightest : Math.max(black + FLAT, paperWhite(seen, lightest, paper))
  const tones = Float32Array.from({ length: LIGHT_STEPS + 1 }, (_, step) =>
    Math.min(1, Math.max(0, (white - luminanceToLightness(step / LIGHT_STEPS)) / (white - black))),
  )
  for (let index = 0; index < values.length; index++) {
    const tone = tones[Math.round((values[index] ?? 0) * LIGHT_STEPS)] ?? 0
    values[index] = alpha === undefined ? tone : tone * (alpha.values[index] ?? 0)
  }
  return light
}

/** Light in so many steps is finer than eight bits, also in the dark. */
const LIGHT_STEPS = 16_384

/** One flat colour is ink where it lies on nothing, and paper where it is all there is. */
function toneFlatColour(light: Plane, alpha: Plane | undefined, paper: BackgroundModel | undefined): Plane {
  if (alpha !== undefined) return alpha
  return { ...light, values: light.values.fill(paper === undefined ? 1 : 0) }
}

/** The light of at most so many pixels that can be seen. */
function samples({ values }: Plane, alpha: Plane | undefined): Float32Array {
  const step = Math.max(1, Math.floor(values.length / SAMPLES))
  const found: number[] = []
  for (let index = 0; index < values.length; index += step) {
    if (alpha === undefined || (alpha.values[index] ?? 0) > 0.5) found.push(values[index] ?? 0)
  }
  return Float32Array.from(found)
}

/** Levelled paper is as light as its lightest grain; most of it is darker than that. A screen's has no grain of its own. */
function paperWhite(seen: Float32Array, lightest: number, { isFlat }: BackgroundModel): number {
  if (isFlat) return WHITE - GRAIN
  return (
    computeQuantile(
      seen.filter((value) => value > lightest - PALE),
      0.5,
    ) - GRAIN
  )
}

/** L* of levelled paper that is one white. */
const WHITE = 100

/** Tells a photograph, which fills its picture and has much between light and dark, from line art, which has nothing there. */
function classifyArtwork(
  tones: Plane,
  alpha: Plane | undefined,
): Pick<ToneAnalysis, 'isPhotograph' | 'isLineArt'> {
  const step = Math.max(1, Math.floor(tones.values.length / SAMPLES))
  let [seen, inked, between] = [0, 0, 0]
  for (let index = 0; index < tones.values.length; index += step) {
    seen++
    const tone = tones.values[index] ?? 0
    if (tone <= MIN_PRINTABLE_TONE) continue
    inked++
    if (tone > 0.15 && tone < 0.85 && !isEdge(tones, index)) between++
  }
  return {
    isPhotograph:
      inked > (alpha === undefined ? FILLED.whole : FILLED.cutOut) * seen && between > MIDTONES * inked,
    isLineArt: inked > 0 && between < LINE_ART * inked,
  }
}

/** How much of its picture a photograph inks: as a whole, and what was cut out of one. */
const FILLED = { whole: 0.6, cutOut: 0.3 }
/** Of what is inked: less lies between light and dark in line art. */
const LINE_ART = 0.05

/** Tones swapped and curved; `curve` from -50 (lighter) to 50 (darker). */
export function adjustTones(
  { tones, alpha }: Pick<ToneAnalysis, 'tones' | 'alpha'>,
  isSwapped: boolean,
  curve: number,
): Plane {
  if (!isSwapped && curve === 0) return tones
  const exponent = 2 ** (-curve / 50)
  const values = new Float32Array(tones.values.length)
  for (let index = 0; index < values.length; index++) {
    const tone = tones.values[index] ?? 0
    const own = isSwapped ? Math.max(0, (alpha?.values[index] ?? 1) - tone) : tone
    values[index] = curve === 0 ? own : own ** exponent
  }
  return { ...tones, values }
}

/** The part of artwork that is inked; undefined where there is none. */
export function findInkBounds({ width, height, values }: Plane): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    const row = y * width
    let first = 0
    while (first < width && (values[row + first] ?? 0) < MIN_PRINTABLE_TONE) first++
    if (first === width) continue
    let last = width - 1
    while ((values[row + last] ?? 0) < MIN_PRINTABLE_TONE) last--
    if (first < left) left = first
    if (last > right) right = last
    if (bottom < 0) top = y
    bottom = y
  }
  return right < left ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

export function cropPlane(plane: Plane, { left, top, width, height }: Box): Plane {
  const values = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = (top + row) * plane.width + left
    values.set(plane.values.subarray(from, from + width), row * width)
  }
  return { width, height, values }
}
