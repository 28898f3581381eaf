import { COLOURS, INKS, rgb } from '@contract/print'
import { coverOf, FRAME, startFrame, type Cover, type Layer } from './layer'

const SIZE = FRAME.width * FRAME.height
const plates = INKS.map(() => new Uint8Array(SIZE))
/** The colour of every mixture, each ink in 16 steps, as the bytes of a px. */
const MIXTURES = Uint32Array.from({ length: 16 ** 4 }, (_, mixture) => {
  const [red, green, blue] = rgb(COLOURS.paper).map((paper, channel) => {
    let value = paper
    INKS.forEach((ink, i) => {
      const cover = ((mixture >> (12 - 4 * i)) & 15) / 15
      value *= 1 + cover * ((rgb(COLOURS[ink])[channel] ?? 0) / paper - 1)
    })
    return Math.round(value)
  }) as [number, number, number]
  return (255 << 24) | (blue << 16) | (green << 8) | red
})

export function compose(layers: Layer[]): ImageData {
  startFrame()
  INKS.forEach((ink, i) => {
    const plate = plates[i] ?? new Uint8Array()
    plate.fill(0)
    for (const layer of layers) {
      const cover = coverOf(layer, ink)
      if (cover) overprint(plate, cover)
    }
  })
  return multiplied()
}

function overprint(plate: Uint8Array, { print, cut }: Cover): void {
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
