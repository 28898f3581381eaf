import { sharp } from '../lib/sharp.mjs'
import { createRandom } from '../../tests/support/seeded-random.ts'
import { createNoise } from './noise.ts'

const [WIDTH, HEIGHT] = [3000, 2000]
const SHORE = 0.7

/** A photograph of a lake below mountains in the evening: edges of all tones, haze, and the noise of a sensor. */
export function drawPhotograph(): Promise<Buffer> {
  const octaves = [640, 280, 120, 52, 22].map((cell, index) => createNoise(20 + index, cell))
  const rough = (x: number, y: number) =>
    octaves.reduce((sum, octave, index) => sum + octave(x, y) / 2 ** (index + 1), 0)
  const grain = createRandom(31)
  const ridges = [0.5, 0.56, 0.62, 0.66].map((foot, index) => ({
    // Nearer mountains are darker, as there is less haze in front of them.
    light: 0.5 - index * 0.13,
    top: Float32Array.from(
      { length: WIDTH },
      (_, x) => foot - (0.46 - index * 0.1) * rough(x + 700 * index, 50 * index),
    ),
  }))
  const sceneAt = (x: number, y: number): number => {
    const nearest = ridges.findLast(({ top }) => y > (top[x] ?? 1))
    if (nearest === undefined) {
      const cloud = Math.max(0, rough(x, y * HEIGHT * 2.6) - 0.46) * 1.5
      const sun = Math.exp(-(((x / WIDTH - 0.68) / 0.16) ** 2) - ((y - 0.33) / 0.13) ** 2)
      return 0.55 + 0.35 * y + cloud * 0.7 + sun * 0.35
    }
    const depth = y - (nearest.top[x] ?? 0)
    return nearest.light * (0.75 + 0.7 * rough(x * 3, y * HEIGHT * 3) - depth * 0.5) + depth * 0.25
  }
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3)
  for (let row = 0; row < HEIGHT; row++) {
    const y = row / HEIGHT
    const isLake = y > SHORE
    for (let x = 0; x < WIDTH; x++) {
      const ripple = isLake ? (rough(x * 0.6, row * 9) - 0.5) * 60 * (y - SHORE + 0.05) : 0
      const across = Math.min(WIDTH - 1, Math.max(0, Math.round(x + ripple * 3)))
      const light = isLake ? sceneAt(across, 2 * SHORE - y + ripple / 400) * 0.72 : sceneAt(x, y)
      const dust = (grain() + grain() - 1) * 0.03
      const vignette = 1 - 0.35 * Math.hypot(x / WIDTH - 0.5, y - 0.5) ** 2
      for (const [channel, tint] of [1.06, 0.96, 0.86].entries()) {
        const value = (light * vignette + dust) * tint + (isLake && channel === 2 ? 0.05 : 0)
        pixels[(row * WIDTH + x) * 3 + channel] = Math.round(255 * Math.min(1, Math.max(0, value)))
      }
    }
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 86 })
    .toBuffer()
}
