import { lightness, luminance } from './colour'
import { LEAST_PRINTED } from './film'
import { level, paperLight } from './paper'
import { type Box, type Picture, type Plane, quantile, thinned } from './picture'

/** How a drawing was told from what it lies on. */
export type Ground = 'transparent' | 'removed' | 'kept' | 'present'

/** `alpha` is missing where a drawing is opaque throughout. */
export type Drawing = { tones: Plane; alpha: Plane | undefined; ground: Ground; isPhotograph: boolean }

/** Fewer L* between the lightest and the darkest place are one flat colour. */
const FLAT = 8
/** Of levelled paper: L* below its lightest that may still be paper, and what grain is left to it, in L*. */
const PALE = 15
const GRAIN = 2
/** Values by which the quantiles of a picture are judged. */
const SAMPLES = 60_000
/** Of what is inked: how much lies between light and dark in a photograph. */
const MIDTONES = 0.3

/** The tones (0..1) of a drawing without its paper. */
export function readTones(picture: Picture, isPaperKept: boolean): Drawing {
  const alpha = alphaOf(picture)
  const light = lightOf(picture)
  const paper = alpha === undefined ? paperLight(light) : undefined
  const ground = groundOf(alpha !== undefined, paper !== undefined, isPaperKept)
  if (paper !== undefined && ground === 'removed') level(light, paper)
  const tones = toneOf(light, alpha, ground)
  return { tones, alpha, ground, isPhotograph: isPhotograph(tones.values) }
}

/** A pixel this opaque has nothing below it. */
const OPAQUE = 250

function alphaOf({ width, height, data }: Picture): Plane | undefined {
  let isOpaque = true
  for (let at = 3; at < data.length && isOpaque; at += 4) isOpaque = (data[at] ?? 0) >= OPAQUE
  if (isOpaque) return undefined
  const values = new Float32Array(width * height)
  for (let index = 0; index < values.length; index++) values[index] = (data[index * 4 + 3] ?? 0) / 255
  return { width, height, values }
}

function lightOf({ width, height, data }: Picture): Plane {
  const values = new Float32Array(width * height)
  for (let index = 0, at = 0; index < values.length; index++, at += 4) {
    values[index] = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
  }
  return { width, height, values }
}

function groundOf(isTransparent: boolean, hasPaper: boolean, isPaperKept: boolean): Ground {
  if (isTransparent) return 'transparent'
  if (!hasPaper) return 'present'
  return isPaperKept ? 'kept' : 'removed'
}

function toneOf(light: Plane, alpha: Plane | undefined, ground: Ground): Plane {
  const { values } = light
  const seen = samples(light, alpha).map(lightness)
  const [black, lightest] = [quantile(seen, 0.01), quantile(seen, 0.99)]
  if (lightest - black < FLAT) return flat(light, alpha, ground)
  const white = ground === 'removed' ? Math.max(black + FLAT, paperWhite(seen, lightest)) : lightest
  const tones = Float32Array.from({ length: LIGHT_STEPS + 1 }, (_, step) =>
    Math.min(1, Math.max(0, (white - lightness(step / LIGHT_STEPS)) / (white - black))),
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
function flat(light: Plane, alpha: Plane | undefined, ground: Ground): Plane {
  if (alpha !== undefined) return alpha
  return { ...light, values: light.values.fill(ground === 'removed' ? 0 : 1) }
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

/** Levelled paper is as light as its lightest grain; most of it is darker than that. */
function paperWhite(seen: Float32Array, lightest: number): number {
  return (
    quantile(
      seen.filter((value) => value > lightest - PALE),
      0.5,
    ) - GRAIN
  )
}

function isPhotograph(tones: Float32Array): boolean {
  const inked = thinned(tones, SAMPLES).filter((tone) => tone > LEAST_PRINTED)
  const between = inked.filter((tone) => tone > 0.15 && tone < 0.85)
  return inked.length > 0 && between.length / inked.length > MIDTONES
}

/** Tones swapped and curved; `curve` from -50 (lighter) to 50 (darker). */
export function adjusted(
  { tones, alpha }: Pick<Drawing, 'tones' | 'alpha'>,
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

/** The part of a drawing that is inked; undefined for an empty one. */
export function inkedBox({ width, height, values }: Plane): Box | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    const row = y * width
    let first = 0
    while (first < width && (values[row + first] ?? 0) < LEAST_PRINTED) first++
    if (first === width) continue
    let last = width - 1
    while ((values[row + last] ?? 0) < LEAST_PRINTED) last--
    if (first < left) left = first
    if (last > right) right = last
    if (bottom < 0) top = y
    bottom = y
  }
  return right < left ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

export function cropped(plane: Plane, { left, top, width, height }: Box): Plane {
  const values = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = (top + row) * plane.width + left
    values.set(plane.values.subarray(from, from + width), row * width)
  }
  return { width, height, values }
}
