import type { RgbaImage, Plane } from '@print-kernel/image'

type Shade = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha?: number]

/** A picture of which every pixel's colour is a function of its middle. */
export function drawImage(width: number, height: number, shade: Shade): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let index = 0; index < width * height; index++) {
    const [red, green, blue, alpha = 255] = shade((index % width) + 0.5, Math.floor(index / width) + 0.5)
    data.set([red, green, blue, alpha], index * 4)
  }
  return { width, height, data }
}

export function drawEvenPlane(width: number, height: number, tone: number): Plane {
  return { width, height, values: new Float32Array(width * height).fill(tone) }
}

/** The grey of sRGB that has a lightness L*, 0..100. */
export function readGrey(lightness: number): number {
  const root = (lightness + 16) / 116
  const light = root > 0.2069 ? root ** 3 : (root - 16 / 116) / 7.787
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
}

/** Noise that is the same in every run, 0..1. */
export function drawNoise(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return value - Math.floor(value)
}
