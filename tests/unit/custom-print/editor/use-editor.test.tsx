import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useEditor } from '@/custom-print/editor/use-editor'
import { saveArtwork } from '@/custom-print/storage/save-artwork'
import type { PrintWorkerResponse } from '@/custom-print/worker/print-worker-messages'

const worker: { respond: (response: PrintWorkerResponse) => void } = vi.hoisted(() => ({
  respond: () => undefined,
}))
vi.mock('@/custom-print/worker/print-worker-client', () => ({
  startPrintWorker(onResponse: typeof worker.respond) {
    worker.respond = onResponse
    return { openArtwork: () => undefined, stop: () => undefined }
  },
}))
vi.mock('@/custom-print/storage/save-artwork', () => ({ saveArtwork: vi.fn(async () => undefined) }))
vi.mock('@/custom-print/storage/load-artwork', () => ({ loadSavedArtwork: async () => undefined }))

it('a drawing that is being cut is kept once its width is known, not with that of before', async () => {
  const hook = renderHook(useEditor)
  const [, actions] = hook.result.current
  const prepare = (crop: typeof CROP | undefined, widthPx: number) =>
    worker.respond({
      kind: 'artworkPrepared',
      sequence: 1,
      ink: { crop, widthPx, aspect: 1 },
      width: 1,
      height: 1,
    })
  const CROP = { left: 500, top: 0, right: 0, bottom: 0 }
  await act(async () => {
    actions.chooseArtwork({ file: new Blob(), name: 'sun.png' })
    worker.respond({
      kind: 'artworkOpened',
      sequence: 1,
      artwork: { width: 400, height: 400, isVector: false },
    })
    prepare(undefined, 400)
  })
  expect(vi.mocked(saveArtwork).mock.lastCall?.[0].spec).toMatchObject({ width: 280 })
  vi.mocked(saveArtwork).mockClear()
  act(() => actions.changeSpec({ crop: CROP }))
  expect(saveArtwork).not.toHaveBeenCalled()
  act(() => prepare(CROP, 200))
  expect(vi.mocked(saveArtwork).mock.lastCall?.[0].spec).toMatchObject({ crop: CROP, width: 140 })
})
