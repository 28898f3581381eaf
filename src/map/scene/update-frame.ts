import type { Mesh, OrthographicCamera } from 'three'
import type { Ink } from '@contract/inks'
import type { CameraStore } from '../camera/camera-store'
import { PLATE_FACTORS, type PlateOffset } from '../camera/misregistration'
import type { MapCamera } from '../camera/use-camera'
import { WORLD_PER_SHEET } from '../camera/world'
import type { Bounds } from './sheet/bounds'
import { writeRanges } from './draw-ranges'
import { getScreenBlend, getScreenPitch } from './halftone'
import type { ScreenUniforms } from './ink-material'
import type { InkMesh, InkMeshes } from './ink-meshes'

/** At this scale of the sheet and below, the coarse plates look the same as the fine ones. */
const COARSE_UP_TO = 0.45
/** Marks up to so far outside the screen are drawn, as misregistered plates may be offset into it. */
const BLEED_PX = 12

/** The camera, the frame loop and the resolution that a frame reads. `ratio`: device px for each CSS px. */
export type FrameSource = MapCamera & { resolution: { readonly ratio: number } }
type Meshes = Readonly<Partial<Record<Ink, Mesh>>>

/**
 * Updates three's camera, the halftone screen and the plates for a frame.
 * Allocates nothing, as garbage collection drops frames.
 */
export function updateFrame(
  { inkMeshes, screen, visible, unusedRanges }: InkMeshes,
  meshes: Meshes,
  threeCamera: OrthographicCamera | null,
  { camera, frames, resolution }: FrameSource,
): void {
  const { scale } = camera.view
  if (threeCamera !== null) updateFrustum(threeCamera, camera)
  setScreenUniforms(screen, scale, scale * WORLD_PER_SHEET * resolution.ratio)
  setVisibleBounds(visible, camera)
  for (let i = 0; i < inkMeshes.length; i++) {
    const inkMesh = inkMeshes[i]
    const mesh = inkMesh && meshes[inkMesh.ink]
    if (inkMesh === undefined || mesh === undefined) continue
    const { geometry, parts } = pickDetail(inkMesh, scale)
    mesh.geometry = geometry
    // three draws ranges (groups) only of a mesh with an array of materials.
    if (!Array.isArray(mesh.material)) mesh.material = [inkMesh.material]
    writeRanges(parts, visible, geometry.groups, unusedRanges)
    offsetPlate(mesh, PLATE_FACTORS[inkMesh.ink], frames.plateOffset, camera)
  }
}

const pickDetail = ({ fine, coarse }: InkMesh, scale: number) => (scale <= COARSE_UP_TO ? coarse : fine)

function offsetPlate(
  { scale, position }: Mesh,
  factor: number,
  offset: Readonly<PlateOffset>,
  { view, size }: CameraStore,
): void {
  const spread = 1 + (offset.radial * factor) / (Math.hypot(size.width, size.height) / 2)
  const shift = factor / (view.scale * WORLD_PER_SHEET)
  scale.set(spread, spread, 1)
  position.set(
    (view.x / WORLD_PER_SHEET) * (1 - spread) + offset.x * shift,
    (view.y / WORLD_PER_SHEET) * (1 - spread) + offset.y * shift,
    0,
  )
}

function setScreenUniforms(screen: ScreenUniforms, scale: number, ratio: number): void {
  screen.pitch.value = getScreenPitch(scale)
  screen.blend.value = getScreenBlend(scale)
  screen.pixel.value = 1 / ratio
}

function setVisibleBounds(bounds: Bounds, { view, size }: CameraStore): void {
  const scale = view.scale * WORLD_PER_SHEET
  const width = (size.width / 2 + BLEED_PX) / scale
  const height = (size.height / 2 + BLEED_PX) / scale
  const x = view.x / WORLD_PER_SHEET
  const y = view.y / WORLD_PER_SHEET
  bounds[0] = x - width
  bounds[1] = y - height
  bounds[2] = x + width
  bounds[3] = y + height
}

function updateFrustum(threeCamera: OrthographicCamera, { view, size }: CameraStore): void {
  threeCamera.left = -size.width / 2
  threeCamera.right = size.width / 2
  threeCamera.top = -size.height / 2
  threeCamera.bottom = size.height / 2
  threeCamera.zoom = view.scale * WORLD_PER_SHEET
  threeCamera.position.set(view.x / WORLD_PER_SHEET, view.y / WORLD_PER_SHEET, 10)
  threeCamera.updateProjectionMatrix()
}
