import { HALFTONE_ANGLES_DEG, COLOURS, computeDotRadius, INKS, parseHexColour } from '@contract/inks'
import { DEGREE, polar } from '../../src/map/artwork/shapes'
import { readPixels } from './canvas'
import type { PlateMasks } from './plate-masks'

export type HalftoneOptions = {
  /** Distance between dots in device pixels; 0 prints tints. */
  pitch: number
  grain: number
  /** Size of a pinhole in device pixels. */
  pinhole: number
  /** Steps of coverage on a soft edge. Fewer steps give fewer colours and smaller files. */
  steps: number
}

/**
 * Prints the plates on paper, multiplied with each other, with halftone dots and pinholes. Returns opaque pixels.
 */
export function printPlates(
  plates: PlateMasks,
  width: number,
  height: number,
  screen: HalftoneOptions,
): ImageData {
  const paper = parseHexColour(COLOURS.paper)
  const colour = new Float32Array(width * height * 3)
  for (let i = 0; i < colour.length; i++) colour[i] = paper[i % 3] ?? 0
  for (const [seed, ink] of INKS.entries()) {
    const [solid, tone] = [readPixels(plates[ink].solid), readPixels(plates[ink].tone)]
    const darkening = parseHexColour(COLOURS[ink]).map((value, channel) => value / (paper[channel] ?? 1) - 1)
    const halftone = screen.pitch === 0 ? tint : createDots(HALFTONE_ANGLES_DEG[ink], screen.pitch)
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

const tint = (_x: number, _y: number, tone: number) => tone

function createDots(degrees: number, pitch: number): (x: number, y: number, tone: number) => number {
  const [cos, sin] = polar(0, 0, 1 / pitch, degrees * DEGREE)
  return (x, y, tone) => computeDotCover(x * cos + y * sin, y * cos - x * sin, tone, pitch)
}

/**
 * Returns how much of a pixel a dot covers, 0..1, from its place in a lattice of 1 x 1
 * and the dots' distance in pixels.
 */
function computeDotCover(u: number, v: number, tone: number, pitch: number): number {
  const distance = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5)
  return Math.min(1, Math.max(0, ((computeDotRadius(tone) - distance) * pitch) / 1.4 + 0.5))
}

function isPinhole(x: number, y: number, seed: number, { grain, pinhole }: HalftoneOptions): boolean {
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
