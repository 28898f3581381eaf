import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callAfterPaint } from '@/lib/after-paint'

let frames: Map<number, () => void>
let callback: ReturnType<typeof vi.fn<() => void>>

/** A browser that paints only when the test says so. */
beforeEach(() => {
  vi.useFakeTimers()
  frames = new Map()
  callback = vi.fn<() => void>()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set(frames.size + 1, draw)
    return frames.size
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})

function paint() {
  for (const draw of frames.values()) draw()
  vi.advanceTimersByTime(0)
}

describe('what waits for the picture on the screen', () => {
  it('comes once, after the frame', () => {
    callAfterPaint(callback)
    expect(callback).not.toHaveBeenCalled()
    paint()
    vi.advanceTimersByTime(1000)
    expect(callback).toHaveBeenCalledOnce()
  })

  it('comes in a background page as well, and not again when the page is shown', () => {
    callAfterPaint(callback)
    vi.advanceTimersByTime(100)
    expect(callback).toHaveBeenCalledOnce()
    paint()
    vi.advanceTimersByTime(1000)
    expect(callback).toHaveBeenCalledOnce()
  })

  it('does not come once it is cancelled', () => {
    callAfterPaint(callback)()
    paint()
    vi.advanceTimersByTime(1000)
    expect(callback).not.toHaveBeenCalled()
  })
})
