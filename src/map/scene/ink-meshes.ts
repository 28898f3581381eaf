import type { BufferGeometry, ShaderMaterial } from 'three'
import { INKS, type Ink } from '@contract/print'
import type { Box } from './bounds'
import type { DrawRange } from './draw-ranges'
import { plateGeometry, rampTexture } from './geometry'
import { inkMaterial, type ScreenUniforms } from './ink-material'
import type { Sheet } from './build-sheet'
import type { Part, Plate } from './plates'

type Detail = { geometry: BufferGeometry; parts: readonly Part[] }
export type Print = { ink: Ink; fine: Detail; coarse: Detail; material: ShaderMaterial }

/** What frames change, made once: `visible` are the bounds in view, in sheet units, `spare` the ranges out of use. */
export type Prints = {
  prints: readonly Print[]
  screen: ScreenUniforms
  visible: Box
  spare: DrawRange[]
}

/** Makes what the graphics card needs of a sheet: a geometry for each plate and detail, and a material for each ink. */
export function preparePrints({ fine, coarse, ramps }: Sheet): Prints {
  const screen: ScreenUniforms = { pitch: { value: 1 }, blend: { value: 0 }, pixel: { value: 1 } }
  const texture = rampTexture(ramps)
  const prepare = (plate: Plate) => ({ geometry: plateGeometry(plate), parts: plate.parts })
  const prints = INKS.map((ink) => ({
    ink,
    fine: prepare(fine[ink]),
    coarse: prepare(coarse[ink]),
    material: inkMaterial(ink, texture, ramps.height, screen),
  }))
  return { prints, screen, visible: [0, 0, 0, 0], spare: [] }
}
