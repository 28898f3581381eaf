import type { Ink } from '../../src/map/artwork/mark'
import { INKS } from '../../src/map/artwork/press'
import { pixels, type Plates } from './plates'

/** Inks and paper as sRGB. */
export const PAPER = [254, 250, 224] as const
export const RGB: Record<Ink, readonly [number, number, number]> = {
  sand: [221, 161, 94],
  clay: [188, 108, 37],
  olive: [96, 108, 56],
  forest: [40, 54, 24],
}
/** Screen angles in degrees. */
export const ANGLE: Record<Ink, number> = { sand: 0, olive: 15, forest: 45, clay: 75 }

export type Screen = {
  /** Distance of the dots, in device pixels. */
  pitch: number
  /** Probability of a pinhole in solid ink. */
  grain: number
  /** Size of a pinhole, in device pixels. */
  pinhole: number
  /** Steps of coverage on a soft edge: few steps, few colours, small files. */
  steps: number
}

/** Prints the plates over each other on paper: halftone dots, pinholes, multiply. Answers opaque pixels. */
export function print(plates: Plates, width: number, height: number, screen: Screen): ImageData {
  const colour = new Float32Array(width * height * 3)
  for (let i = 0; i < colour.length; i++) colour[i] = PAPER[i % 3] ?? 0
  for (const [seed, ink] of INKS.entries()) {
    const [solid, tone] = [pixels(plates[ink].solid), pixels(plates[ink].tone)]
    const darkening = RGB[ink].map((value, channel) => value / (PAPER[channel] ?? 1) - 1)
    const halftone = dots(ANGLE[ink], screen.pitch)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        const shade = (tone[i * 4 + 3] ?? 0) / 255
        let cover = (solid[i * 4 + 3] ?? 0) / 255
        if (shade > 0.02 && cover < 1) cover = Math.max(cover, halftone(x, y, shade))
        if (cover > 0.5 && isPinhole(x, y, seed, screen)) cover *= 0.25
        cover = Math.round(cover * screen.steps) / screen.steps
        for (let channel = 0; channel < 3; channel++) {
          colour[i * 3 + channel] = (colour[i * 3 + channel] ?? 0) * (1 + cover * (darkening[channel] ?? 0))
        }
      }
    }
  }
  return toImage(colour, width, height)
}

/** A dot's radius in pitches: its area is the tone, and above 0.7 the gaps close. */
export function dotRadius(tone: number): number {
  return tone < 0.7 ? Math.sqrt(tone / Math.PI) : 0.472 + (tone - 0.7) * 0.8
}

/** Coverage of the dot screen at a pixel. */
function dots(degrees: number, pitch: number): (x: number, y: number, tone: number) => number {
  const [cos, sin] = [
    Math.cos((degrees * Math.PI) / 180) / pitch,
    Math.sin((degrees * Math.PI) / 180) / pitch,
  ]
  const softness = 0.7 / pitch
  return (x, y, tone) => {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin]
    const distance = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5)
    return Math.min(1, Math.max(0, (dotRadius(tone) - distance) / (2 * softness) + 0.5))
  }
}

/** The same places for the same picture: an integer hash of the pinhole's cell. */
function isPinhole(x: number, y: number, seed: number, { grain, pinhole }: Screen): boolean {
  if (grain === 0) return false
  const [cx, cy] = [Math.trunc(x / pinhole), Math.trunc(y / pinhole)]
  let hash = Math.imul(cx * 374761393 + cy * 668265263 + seed * 131 + 679, 1274126177)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 1103515245)
  hash ^= hash >>> 16
  return (hash >>> 0) / 4294967296 < grain
}

function toImage(colour: Float32Array, width: number, height: number): ImageData {
  const image = new ImageData(width, height)
  for (let i = 0; i < width * height; i++) {
    for (let channel = 0; channel < 3; channel++) image.data[i * 4 + channel] = colour[i * 3 + channel] ?? 0
    image.data[i * 4 + 3] = 255
  }
  return image
}
