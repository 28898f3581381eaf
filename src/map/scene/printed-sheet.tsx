import { animated, type SpringValue, useSprings } from '@react-spring/three'
import { OrthographicCamera } from '@react-three/drei/core/OrthographicCamera.js'
import { useFrame } from '@react-three/fiber'
import { type ComponentType, useEffect, useMemo, useRef } from 'react'
import type { Mesh, OrthographicCamera as Camera, ShaderMaterial } from 'three'
import { INKS, type Ink } from '@contract/print'
import type { CameraStore } from '../camera/camera-store'
import type { FrameLoop } from '../camera/frame-loop'
import { PLATE_FACTORS, type PlateOffset } from '../camera/misregistration'
import { WORLD_PER_SHEET } from '../camera/world'
import type { Box } from './box'
import { groundGeometry, plateGeometry, rampTexture } from './geometry'
import { screenFor } from './halftone'
import { groundMaterial, inkMaterial, type ScreenUniforms } from './ink-material'
import { type DrawRange, writeRanges } from './draw-ranges'
import type { Plate } from './plates'
import type { Sheet } from './make-sheet'

const ARRIVAL_STAGGER_MS = 120
const ARRIVAL_MS = 240
/** Up to this zoom the plates of less detail look the same. */
const COARSE_UP_TO = 0.45
/** Offset plates come into view from so far outside it, in px. */
const BLEED = 12

type ArrivingMaterialProps = {
  object: ShaderMaterial
  attach: 'material'
  'uniforms-coverage-value': SpringValue<number> | undefined
}

// Its own type knows every element of three and takes the compiler too deep.
const ArrivingMaterial = animated.primitive as unknown as ComponentType<ArrivingMaterialProps>

type PrintedSheetProps = {
  camera: CameraStore
  frames: FrameLoop
  sheet: Sheet
  resolution: { readonly ratio: number }
  skipReveal: boolean
}

export function PrintedSheet({ camera, frames, sheet, resolution, skipReveal }: PrintedSheetProps) {
  const threeCamera = useRef<Camera>(null)
  const meshes = useRef<Partial<Record<Ink, Mesh>>>({})
  const ground = useMemo(() => ({ geometry: groundGeometry(), material: groundMaterial() }), [])
  const { screen, prints, view, spare } = useMemo(() => preparePrints(sheet), [sheet])
  const [reveals] = useSprings(
    INKS.length,
    (index) => ({
      from: { coverage: skipReveal ? 1 : 0 },
      to: { coverage: 1 },
      delay: index * ARRIVAL_STAGGER_MS,
      config: { duration: ARRIVAL_MS },
    }),
    [],
  )

  // Springs move only while frames are drawn, and on a slow machine they take longer than their time.
  const release = useRef<() => void>(undefined)
  useEffect(() => {
    if (!skipReveal) release.current = frames.hold()
    return () => release.current?.()
  }, [frames, skipReveal])

  // Nothing in here may allocate: what the collector has to clear away costs frames.
  useFrame(() => {
    const { zoom } = camera.view
    if (release.current !== undefined && prints.every(hasArrived)) {
      release.current()
      release.current = undefined
    }
    updateFrustum(threeCamera.current, camera)
    setScreenUniforms(screen, zoom, zoom * WORLD_PER_SHEET * resolution.ratio)
    setVisibleBounds(view, camera)
    for (let i = 0; i < prints.length; i++) {
      const print = prints[i]
      const mesh = print && meshes.current[print.ink]
      if (print === undefined || mesh === undefined) continue
      selectLevelOfDetail(mesh, print, zoom)
      const { parts } = detailOf(print, zoom)
      writeRanges(parts, view, mesh.geometry.groups, spare)
      offsetPlate(mesh, PLATE_FACTORS[print.ink], frames.plateOffset, camera)
    }
  })

  return (
    <>
      <OrthographicCamera ref={threeCamera} makeDefault manual position={[0, 0, 10]} />
      <mesh geometry={ground.geometry} material={ground.material} frustumCulled={false} />
      {prints.map(({ ink, fine, material }, index) => (
        <mesh
          key={ink}
          ref={(mesh) => {
            if (mesh) meshes.current[ink] = mesh
          }}
          geometry={fine.geometry}
          frustumCulled={false}
        >
          <ArrivingMaterial
            object={material}
            attach="material"
            uniforms-coverage-value={reveals[index]?.coverage}
          />
        </mesh>
      ))}
    </>
  )
}

function preparePrints({ fine, coarse, ramps }: Sheet) {
  const screen: ScreenUniforms = { pitch: { value: 1 }, blend: { value: 0 }, pixel: { value: 1 } }
  const texture = rampTexture(ramps)
  const prepare = (plate: Plate) => ({ geometry: plateGeometry(plate), parts: plate.parts })
  const prints = INKS.map((ink) => ({
    ink,
    fine: prepare(fine[ink]),
    coarse: prepare(coarse[ink]),
    material: inkMaterial(ink, texture, ramps.height, screen),
  }))
  const view: Box = [0, 0, 0, 0]
  const spare: DrawRange[] = []
  return { screen, prints, view, spare }
}

const hasArrived = ({ material }: { material: ShaderMaterial }) => material.uniforms['coverage']?.value === 1

type Print = ReturnType<typeof preparePrints>['prints'][number]

const detailOf = ({ fine, coarse }: Print, zoom: number) => (zoom <= COARSE_UP_TO ? coarse : fine)

function selectLevelOfDetail(mesh: Mesh, print: Print, zoom: number): void {
  mesh.geometry = detailOf(print, zoom).geometry
  // Ranges are drawn only of a mesh with a list of materials.
  if (!Array.isArray(mesh.material)) mesh.material = [print.material]
}

function offsetPlate(
  { scale, position }: Mesh,
  factor: number,
  offset: Readonly<PlateOffset>,
  { view, size }: CameraStore,
): void {
  const spread = 1 + (offset.radial * factor) / (Math.hypot(size.width, size.height) / 2)
  const shift = factor / (view.zoom * WORLD_PER_SHEET)
  scale.set(spread, spread, 1)
  position.set(
    (view.x / WORLD_PER_SHEET) * (1 - spread) + offset.x * shift,
    (view.y / WORLD_PER_SHEET) * (1 - spread) + offset.y * shift,
    0,
  )
}

function setScreenUniforms(screen: ScreenUniforms, zoom: number, ratio: number): void {
  const { pitch, blend } = screenFor(zoom)
  screen.pitch.value = pitch
  screen.blend.value = blend
  screen.pixel.value = 1 / ratio
}

function setVisibleBounds(box: Box, { view, size }: CameraStore): void {
  const scale = view.zoom * WORLD_PER_SHEET
  const width = (size.width / 2 + BLEED) / scale
  const height = (size.height / 2 + BLEED) / scale
  const x = view.x / WORLD_PER_SHEET
  const y = view.y / WORLD_PER_SHEET
  box[0] = x - width
  box[1] = y - height
  box[2] = x + width
  box[3] = y + height
}

function updateFrustum(threeCamera: Camera | null, { view, size }: CameraStore): void {
  if (threeCamera === null) return
  threeCamera.left = -size.width / 2
  threeCamera.right = size.width / 2
  threeCamera.top = -size.height / 2
  threeCamera.bottom = size.height / 2
  threeCamera.zoom = view.zoom * WORLD_PER_SHEET
  threeCamera.position.set(view.x / WORLD_PER_SHEET, view.y / WORLD_PER_SHEET, 10)
  threeCamera.updateProjectionMatrix()
}
