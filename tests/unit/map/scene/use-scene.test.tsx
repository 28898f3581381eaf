import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { SceneEvents } from '@/map/scene/start-scene'

/** The GPU's side is the one thing that no test without a GPU can have. */
const gpu = vi.hoisted(() => ({
  events: undefined as SceneEvents | undefined,
  starts: 0,
  stops: 0,
  makes: 0,
  frees: 0,
}))
vi.mock('@/map/scene/create-renderer', () => ({
  createRenderer: () => {
    gpu.makes++
    return new Promise((made) => setTimeout(() => made({ dispose: () => void gpu.frees++ }), MAKING_MS))
  },
}))
vi.mock('@/map/scene/start-scene', () => ({
  startScene: async (_host: unknown, _camera: unknown, events: SceneEvents) => {
    gpu.events = events
    gpu.starts++
    events.onShown()
    return { stop: () => void gpu.stops++ }
  },
}))

/** How long it takes to make a renderer. */
const MAKING_MS = 500

beforeEach(() => {
  // A machine is judged once a visit, so that each test is a visit of its own.
  vi.resetModules()
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  Object.assign(gpu, { events: undefined, starts: 0, stops: 0, makes: 0, frees: 0 })
  const context = { getExtension: () => null } as unknown as RenderingContext
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never)
})

async function visit() {
  const { useScene } = await import('@/map/scene/use-scene')
  const host = { current: document.createElement('div') }
  // As the map's style sheet has it.
  host.current.style.position = 'absolute'
  const show = () => renderHook(() => useScene(host))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { host, show, pass }
}

it('starts by itself once the page has been quiet', async () => {
  const { show, pass } = await visit()
  const { result } = show()
  expect(result.current).toBe('waiting')
  await pass(3000)
  expect(result.current).toBe('live')
})

it('stays away from a page whose style sheet has not arrived, which would grow with it without end', async () => {
  const { host, show, pass } = await visit()
  host.current.style.position = ''
  const { result } = show()
  await pass(3000)
  expect([result.current, gpu.makes]).toEqual(['waiting', 0])
})

it('a visitor who leaves while the renderer is made gives it back', async () => {
  const { show, pass } = await visit()
  const { unmount } = show()
  await vi.waitFor(() => expect(gpu.makes).toBe(1))
  unmount()
  await pass(3000)
  expect(gpu).toMatchObject({ starts: 0, frees: 1 })
})

it('a scene that is slow from its start, or becomes so, stays for when nothing moves', async () => {
  const { show, pass } = await visit()
  const { result } = show()
  await pass(3000)
  expect(result.current).toBe('live')
  act(() => gpu.events?.onSlow())
  expect(result.current).toBe('slow')
  expect(gpu.stops).toBe(0)
})

it('a lost context is replaced by the picture, and a slow scene comes back as one', async () => {
  const { show, pass } = await visit()
  const { result } = show()
  await pass(3000)
  act(() => gpu.events?.onLost())
  expect(result.current).toBe('impossible')
  act(() => gpu.events?.onSlow())
  expect(result.current).toBe('impossible')
  act(() => gpu.events?.onShown())
  expect(result.current).toBe('slow')
})

it('a machine that was slow is known as such during the visit', async () => {
  const { show, pass } = await visit()
  const first = show()
  await pass(3000)
  act(() => gpu.events?.onSlow())
  first.unmount()
  const second = show()
  await pass(3000)
  expect(second.result.current).toBe('slow')
  expect([gpu.starts, gpu.stops]).toEqual([2, 1])
})
