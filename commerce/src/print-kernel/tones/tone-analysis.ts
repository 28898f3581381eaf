import { clamp } from '../../contract/clamp'
import { luminanceToLightness, computeLuminance } from '../colour'
import { type BackgroundModel, detectBackground, type Chromaticity } from './background'
import { flattenBackground } from './flatten-background'
import { getCropBox } from '../crop'
import { computeQuantile, cropImage, cropPlane, MAX_SAMPLES, type Plane, type RgbaImage } from '../image'
import { type ArtworkClass, classifyArtwork } from './classify-artwork'

/** How the background of artwork was handled. */
export type BackgroundHandling = 'transparent' | 'removed' | 'kept' | 'present'

/** `alpha` is missing if the artwork is opaque everywhere, and the paper's tint if no paper was removed. */
export type ToneAnalysis = {
  tones: Plane
  alpha: Plane | undefined
  background: BackgroundHandling
  backgroundChromaticity: Chromaticity | undefined
  /** Whether what was removed was a digital background, which no shadow falls onto. */
  isBackgroundFlat: boolean
} & ArtworkClass

/** In L*: a smaller difference between lightest and darkest is one flat colour. */
const MAX_FLAT_SPREAD = 8
/** For flattened paper, in L*: how far below the lightest it may still be paper, and the grain that remains. */
const MAX_PAPER_SHADE = 15
const PAPER_GRAIN = 2

/**
 * Returns the tones (0..1) of a part of artwork without its background. Transparency and paper of the whole count, as a
 * tight part shows little of them; where the whole lies on no paper, the part may, such as a sheet on a table.
 */
export function analyseTones(
  whole: RgbaImage,
  isPaperKept: boolean,
  box = getCropBox(whole, undefined),
): ToneAnalysis {
  const image = cropImage(whole, box)
  const wholeAlpha = readAlpha(whole)
  const alpha = wholeAlpha && cropPlane(wholeAlpha, box)
  let light = computeLightPlane(whole)
  const findPaper = (picture: RgbaImage) => {
    const paper = alpha === undefined ? detectBackground(light, picture) : undefined
    if (paper !== undefined && !isPaperKept) flattenBackground(light, paper.lightPlane)
    return paper
  }
  let paper = findPaper(whole)
  const sheet = paper === undefined ? undefined : light
  if (image !== whole) {
    light = cropPlane(light, box)
    paper ??= findPaper(image)
  }
  const background = getBackgroundHandling(alpha !== undefined, paper !== undefined, isPaperKept)
  const removedPaper = background === 'removed' ? paper : undefined
  const tones = computeTones(light, alpha, removedPaper, sheet ?? light)
  return {
    tones,
    alpha,
    background,
    backgroundChromaticity: removedPaper?.chromaticity,
    isBackgroundFlat: removedPaper?.isFlat === true,
    ...classifyArtwork(tones, alpha),
  }
}

/** A pixel with at least this alpha is opaque. */
const MIN_OPAQUE_ALPHA = 250

function readAlpha({ width, height, data }: RgbaImage): Plane | undefined {
  let isOpaque = true
  for (let at = 3; at < data.length && isOpaque; at += 4) isOpaque = (data[at] ?? 0) >= MIN_OPAQUE_ALPHA
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

/** `sheet` is the light of the whole, where paper was found in it: a part may be ink from edge to edge. */
function computeTones(
  light: Plane,
  alpha: Plane | undefined,
  paper: BackgroundModel | undefined,
  sheet: Plane,
): Plane {
  const { values } = light
  const lightnesses = takeSamples(light, alpha).map(luminanceToLightness)
  const around = sheet === light ? lightnesses : takeSamples(sheet, undefined).map(luminanceToLightness)
  const [black, lightest] = [computeQuantile(lightnesses, 0.01), computeQuantile(around, 0.99)]
  if (lightest - black < MAX_FLAT_SPREAD) return computeFlatTones(light, alpha, paper)
  const white = computeWhite(around, { black, lightest }, alpha !== undefined, paper)
  const tones = Float32Array.from({ length: LIGHT_STEPS + 1 }, (_, step) =>
    clamp((white - luminanceToLightness(step / LIGHT_STEPS)) / (white - black), 0, 1),
  )
  for (let index = 0; index < values.length; index++) {
    const tone = tones[Math.round((values[index] ?? 0) * LIGHT_STEPS)] ?? 0
    values[index] = alpha === undefined ? tone : tone * (alpha.values[index] ?? 0)
  }
  return light
}

/** Steps of luminance: finer than eight bits, also in dark tones. */
const LIGHT_STEPS = 16_384

/** Returns the L* that stays without ink. */
function computeWhite(
  lightnesses: Float32Array,
  { black, lightest }: { black: number; lightest: number },
  isTransparent: boolean,
  paper: BackgroundModel | undefined,
): number {
  // What lies on nothing was drawn for white paper: its lightest colour is a colour.
  if (isTransparent) return WHITE_L
  return paper === undefined
    ? lightest
    : Math.max(black + MAX_FLAT_SPREAD, computePaperWhite(lightnesses, lightest, paper))
}

/** A single flat colour is ink if the background is transparent, and paper if it fills the picture. */
function computeFlatTones(light: Plane, alpha: Plane | undefined, paper: BackgroundModel | undefined): Plane {
  if (alpha !== undefined) return alpha
  return { ...light, values: light.values.fill(paper === undefined ? 1 : 0) }
}

/** Returns the light of a limited number of visible pixels. */
function takeSamples({ values }: Plane, alpha: Plane | undefined): Float32Array {
  const step = Math.max(1, Math.floor(values.length / MAX_SAMPLES))
  const lights: number[] = []
  for (let index = 0; index < values.length; index += step) {
    if (alpha === undefined || (alpha.values[index] ?? 0) > 0.5) lights.push(values[index] ?? 0)
  }
  return Float32Array.from(lights)
}

/**
 * Returns the L* from which flattened paper is white. Most of the paper is darker than its lightest grain, so the
 * median decides. A digital background has no grain.
 */
function computePaperWhite(lightnesses: Float32Array, lightest: number, { isFlat }: BackgroundModel): number {
  if (isFlat) return WHITE_L - PAPER_GRAIN
  return (
    computeQuantile(
      lightnesses.filter((value) => value > lightest - MAX_PAPER_SHADE),
      0.5,
    ) - PAPER_GRAIN
  )
}

/** L* of white paper, and of a flat white background. */
const WHITE_L = 100

/** Returns the tones inverted and with a curve applied; `curve` is -50 (lighter) to 50 (darker). */
export function adjustTones(
  { tones, alpha }: Pick<ToneAnalysis, 'tones' | 'alpha'>,
  isInverted: boolean,
  curve: number,
): Plane {
  if (!isInverted && curve === 0) return tones
  const exponent = 2 ** (-curve / 50)
  const values = new Float32Array(tones.values.length)
  for (let index = 0; index < values.length; index++) {
    const tone = tones.values[index] ?? 0
    const own = isInverted ? Math.max(0, (alpha?.values[index] ?? 1) - tone) : tone
    values[index] = curve === 0 ? own : own ** exponent
  }
  return { ...tones, values }
}
