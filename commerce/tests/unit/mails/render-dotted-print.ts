import sharp from 'sharp'

/** The colour of the natural shirt. */
export const COTTON = [254, 250, 224] as const
const INK = [96, 108, 56] as const
const PITCH = 4.3
const BORDER = 40

/** A picture of a print that is all halftone: of what is printed, the hardest to make small. */
export function renderDottedPrint(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInk =
        Math.min(x, y, width - 1 - x, height - 1 - y) >= BORDER &&
        Math.hypot(x % PITCH, y % PITCH) < PITCH * (0.45 + 0.35 * Math.sin(x / 60) * Math.cos(y / 40))
      pixels.set(isInk ? INK : COTTON, (y * width + x) * 3)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
