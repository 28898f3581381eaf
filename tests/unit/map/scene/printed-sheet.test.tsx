import { advance } from '@react-three/fiber'
import ReactThreeTestRenderer from '@react-three/test-renderer'
import { setConsoleFunction, type ShaderMaterial } from 'three'
import { beforeEach, expect, it, vi } from 'vitest'
import { buildSheet } from '@/map/scene/sheet/build-sheet'
import { PrintedSheet } from '@/map/scene/printed-sheet'
import { createCamera } from '@/map/camera/use-camera'
import { ManualClock } from '../camera/manual-clock'

beforeEach(() => {
  // Fiber 9 makes a clock of a kind that three no longer likes.
  setConsoleFunction(() => undefined)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

async function show(skipReveal: boolean) {
  const clock = new ManualClock()
  const { camera, frames } = createCamera(clock)
  camera.resize({ width: 1280, height: 736 })
  camera.open(() => ({ x: 2220, y: 1852 }), 'jump')
  const renderer = await ReactThreeTestRenderer.create(
    <PrintedSheet
      camera={camera}
      frames={frames}
      sheet={buildSheet()}
      resolution={{ ratio: 1 }}
      skipReveal={skipReveal}
    />,
  )
  const meshes = renderer.scene.findAll((node) => node.type === 'Mesh')
  return { camera, clock, renderer, meshes }
}

it('draws the sheet in five meshes: paper, sand, clay, olive, forest', async () => {
  const { meshes } = await show(true)
  expect(meshes).toHaveLength(5)
})

it('shifts the plates against each other while the camera moves, but never the key', async () => {
  const { camera, clock, renderer, meshes } = await show(true)
  camera.open(() => ({ x: 5500, y: 1760 }), 'glide')
  clock.pass(900)
  await renderer.advanceFrames(1, 0.016)
  const [, sand, clay, olive, forest] = meshes.map(
    (mesh) => (mesh.instance as unknown as { position: { x: number } }).position.x,
  )
  expect(clay).toBeGreaterThan(olive ?? 0)
  expect(sand).toBeLessThan(0)
  expect(forest).toBe(0)
  clock.pass(3000)
  await renderer.advanceFrames(1, 0.016)
  for (const mesh of meshes) {
    expect((mesh.instance as unknown as { position: { x: number } }).position.x).toBeCloseTo(0, 10)
  }
})

it('keeps drawing until all plates are revealed, then no more', async () => {
  const { clock, renderer, meshes } = await show(false)
  clock.pass(100)
  expect(clock.isIdle).toBe(false)
  for (let i = 0; i < 300 && !clock.isIdle; i++) {
    await new Promise((resume) => setTimeout(resume, 5))
    // Springs move with fiber's own frames.
    await ReactThreeTestRenderer.act(async () => advance(performance.now()))
    await renderer.advanceFrames(1, 0.016)
    clock.pass(16)
  }
  const coverages = meshes
    .slice(1)
    .map(
      (mesh) =>
        (mesh.instance as unknown as { material: ShaderMaterial[] }).material[0]?.uniforms['coverage']?.value,
    )
  expect(coverages).toEqual([1, 1, 1, 1])
  expect(clock.isIdle).toBe(true)
})
