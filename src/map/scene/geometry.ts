import { BufferAttribute, BufferGeometry, DataTexture, LinearFilter, RedFormat } from 'three'
import { COLOURS, parseHexColour } from '@contract/inks'
import { SHEET } from '../camera/world'
import type { Plate } from './sheet/plates'
import { RAMP_SAMPLES, type Ramps } from './sheet/ramps'

export function createPlateGeometry({ positions, tones, indices }: Plate): BufferGeometry {
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('tone', new BufferAttribute(tones, 3))
    .setIndex(new BufferAttribute(indices, 1))
}

export function createRampTexture({ bytes, height }: Ramps): DataTexture {
  const texture = new DataTexture(bytes, RAMP_SAMPLES, height, RedFormat)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** The forest-green table, larger than any camera can see, and the sheet on it. */
export function createGroundGeometry(): BufferGeometry {
  const { width, height } = SHEET
  const far = 20_000
  const corners = (l: number, t: number, r: number, b: number) => [l, t, 0, r, t, 0, r, b, 0, l, b, 0]
  const buildTint = (colour: string) =>
    Array.from({ length: 4 }, () => parseHexColour(colour).map((value) => value / 255)).flat()
  return new BufferGeometry()
    .setAttribute(
      'position',
      new BufferAttribute(
        Float32Array.from([...corners(-far, -far, far, far), ...corners(0, 0, width, height)]),
        3,
      ),
    )
    .setAttribute(
      'tint',
      new BufferAttribute(Float32Array.from([...buildTint(COLOURS.forest), ...buildTint(COLOURS.paper)]), 3),
    )
    .setIndex([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7])
}
