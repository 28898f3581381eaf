import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_PRINT_SPEC, PRINT_LIMITS } from '@contract/custom-print/print-spec'
import type { RgbaImage } from '@print-kernel/image'
import { drawImage } from '../../print-kernel/draw-image'

const STRIP = drawImage(20, 2000, () => [0, 0, 0, 255])

vi.mock('@/custom-print/worker/decode-artwork', () => ({
  decodeArtwork: async (_: Blob, onDraft: (draft: RgbaImage) => void) => {
    onDraft(STRIP)
    return 'damaged'
  },
}))

describe('what is shown while a drawing is still read', () => {
  it('is no higher than a shirt, however narrow the drawing is', async () => {
    const listeners: ((event: { data: unknown }) => void)[] = []
    const sent: { kind: string; tile?: { width: number; height: number; pxPerMm: number } }[] = []
    vi.stubGlobal('self', {
      addEventListener: (_: string, listener: (event: { data: unknown }) => void) => listeners.push(listener),
      postMessage: (message: (typeof sent)[number]) => sent.push(message),
    })
    await import('@/custom-print/worker/print-worker')
    for (const listener of listeners)
      listener({
        data: { kind: 'openArtwork', sequence: 1, file: new Blob(), spec: DEFAULT_PRINT_SPEC },
      })
    await vi.waitUntil(() => sent.some(({ kind }) => kind === 'artworkRejected'))
    const {
      width = 0,
      height = 0,
      pxPerMm = 1,
    } = sent.find(({ kind }) => kind === 'draftRendered')?.tile ?? {}
    expect([width > 0, height > 0, height / pxPerMm <= PRINT_LIMITS.height.max]).toEqual([true, true, true])
  })
})
