import { INKS } from '../../src/map/artwork/press'
import { PAPER, RGB } from '../artwork/screen'
import { coverOf, FRAME, turnPage, type Cover, type Layer } from './layer'

const SIZE = FRAME.width * FRAME.height
const plates = INKS.map(() => new Uint8Array(SIZE))
/** The colour of every mixture, each ink in 16 steps, as the bytes of a px. */
const MIXTURES = Uint32Array.from({ length: 16 ** 4 }, (_, mixture) => {
  const rgb = PAPER.map((paper, channel) => {
    let value: number = paper
    INKS.forEach((ink, i) => {
      const cover = ((mixture >> (12 - 4 * i)) & 15) / 15
      value *= 1 + cover * ((RGB[ink][channel] ?? 0) / paper - 1)
    })
    return Math.round(value)
  })
  // Little-endian: alpha, blue, green, red.
  return (255 << 24) | ((rgb[2] ?? 0) << 16) | ((rgb[1] ?? 0) << 8) | (rgb[0] ?? 0)
})

/** Prints layers from below upwards on paper; the inks multiply. */
export function compose(layers: Layer[]): ImageData {
  turnPage()
  INKS.forEach((ink, i) => {
    const plate = plates[i] ?? new Uint8Array()
    plate.fill(0)
    for (const layer of layers) {
      const cover = coverOf(layer, ink)
      if (cover) lay(plate, cover)
    }
  })
  return multiplied()
}

function lay(plate: Uint8Array, { print, cut }: Cover): void {
  for (let i = 0; i < plate.length; i++) {
    let value = plate[i] ?? 0
    const gone = cut[i] ?? 0
    if (gone > 0) value = gone === 255 ? 0 : (value * (255 - gone)) / 255
    const ink = print[i] ?? 0
    plate[i] = ink > value ? ink : value
  }
}

function multiplied(): ImageData {
  const [sand, clay, olive, forest] = plates as [Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  const colours = new Uint32Array(SIZE)
  const step = (cover: number) => (cover + 8) / 17
  for (let i = 0; i < SIZE; i++) {
    const mixture =
      (step(sand[i] ?? 0) << 12) |
      (step(clay[i] ?? 0) << 8) |
      (step(olive[i] ?? 0) << 4) |
      step(forest[i] ?? 0)
    colours[i] = MIXTURES[mixture] ?? 0
  }
  return new ImageData(new Uint8ClampedArray(colours.buffer), FRAME.width, FRAME.height)
}
