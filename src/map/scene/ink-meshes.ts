import type { BufferGeometry, ShaderMaterial } from 'three'
import { INKS, type Ink } from '@contract/inks'
import type { Bounds } from './sheet/bounds'
import type { DrawRange } from './draw-ranges'
import { createPlateGeometry, createRampTexture } from './geometry'
import { createInkMaterial, type ScreenUniforms } from './ink-material'
import type { SheetData } from './sheet/build-sheet'
import type { PlatePart, Plate } from './sheet/plates'

type MeshDetail = { geometry: BufferGeometry; parts: readonly PlatePart[] }
export type InkMesh = { ink: Ink; fine: MeshDetail; coarse: MeshDetail; material: ShaderMaterial }

/**
 * The meshes and the objects that frames write into, so that they allocate none. `visible` are the bounds in view in
 * sheet units, `unusedRanges` the unused range objects.
 */
export type InkMeshes = {
  inkMeshes: readonly InkMesh[]
  screen: ScreenUniforms
  visible: Bounds
  unusedRanges: DrawRange[]
}

/**
 * Creates what the GPU needs of a sheet: a geometry for each plate and level of detail,
 * and a material for each ink.
 */
export function createInkMeshes({ fine, coarse, ramps }: SheetData): InkMeshes {
  const screen: ScreenUniforms = { pitch: { value: 1 }, blend: { value: 0 }, pixel: { value: 1 } }
  const texture = createRampTexture(ramps)
  const prepare = (plate: Plate) => ({ geometry: createPlateGeometry(plate), parts: plate.parts })
  const inkMeshes = INKS.map((ink) => ({
    ink,
    fine: prepare(fine[ink]),
    coarse: prepare(coarse[ink]),
    material: createInkMaterial(ink, texture, ramps.height, screen),
  }))
  return { inkMeshes, screen, visible: [0, 0, 0, 0], unusedRanges: [] }
}
