import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { Editor } from '@/custom-print/editor/editor'
import type { EditorActions } from '@/custom-print/editor/use-editor'
import type { EditingState } from '@/custom-print/editor-state'
import { createLanguageWrapper } from '../../support/render-in-language'

const READING: EditingState = {
  status: 'editing',
  sequence: 0,
  file: new Blob(['<svg/>']),
  name: 'copies.svg',
  artwork: undefined,
  picture: undefined,
  placedInk: undefined,
  spec: DEFAULT_PRINT_SPEC,
  delivery: 'shipping',
  aspect: undefined,
  analysis: undefined,
  coverage: { ink: 0, solid: 0 },
  mostDetailedPoint: undefined,
  filmSample: undefined,
}
const ACTIONS: EditorActions = {
  chooseArtwork: vi.fn(),
  removeArtwork: vi.fn(),
  completeRequest: vi.fn(),
  changeSpec: vi.fn(),
  changeDelivery: vi.fn(),
  setPrintCanvas: vi.fn(),
  renderPrint: vi.fn(),
  renderRegion: vi.fn(),
  readTones: vi.fn(),
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (editing: EditingState) => (
  <Suspense>
    <Editor
      editing={editing}
      actions={ACTIONS}
      pricing={{ prices: { status: 'loading' }, loadPrices: vi.fn() }}
      requestForm={{ parts: undefined, load: vi.fn() }}
      isSending={false}
      onSending={vi.fn()}
    />
  </Suspense>
)

it('a drawing that would hold the browser is drawn by the press alone', async () => {
  // jsdom has neither.
  const createObjectURL = vi.fn(() => 'blob:drawing')
  Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() })
  const wrapper = await createLanguageWrapper('en')
  const { rerender } = await act(async () => render(show(READING), { wrapper }))
  const drawing = await screen.findByRole('region', { name: 'Drawing' })
  expect(within(drawing).getByText('copies.svg')).toBeVisible()
  rerender(show({ ...READING, artwork: { width: 300, height: 300, isVector: true } }))
  expect(within(drawing).getByText('Vector drawing')).toBeVisible()
  expect(drawing.querySelector('img')).toBeNull()
  expect(createObjectURL).not.toHaveBeenCalled()
})

it.each([
  ['transparent on light cotton', 'natural', 'multiply'],
  ['opaque on dark cotton', 'forest', 'source-over'],
] as const)('the ink of a saved picture is %s, as on the page', async (_, shirt, expected) => {
  // jsdom draws nothing and loads no pictures.
  const inkDrawnWith = vi.fn()
  const context = {
    globalCompositeOperation: 'source-over',
    fillRect: vi.fn(),
    drawImage: (drawn: unknown) => {
      if (drawn instanceof HTMLCanvasElement) inkDrawnWith(context.globalCompositeOperation)
    },
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve()
    },
  )
  const artwork = { width: 300, height: 300, isVector: true }
  const editing = { ...READING, artwork, aspect: 1, spec: { ...DEFAULT_PRINT_SPEC, shirt } }
  await act(async () => render(show(editing), { wrapper: await createLanguageWrapper('en') }))
  fireEvent.click(await screen.findByRole('button', { name: 'Save the picture' }))
  await waitFor(() => expect(inkDrawnWith).toHaveBeenCalledWith(expected))
})

it('while a drawing is read, the loupe and the list of what the press says tell so', async () => {
  const region = {
    tile: { left: 0, top: 0, width: 1, height: 1, pxPerMm: 1 },
    pixels: new Uint8ClampedArray(4),
  }
  vi.stubGlobal('ImageData', vi.fn())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  let showRegion: Parameters<EditorActions['renderRegion']>[3] = () => {}
  vi.mocked(ACTIONS.renderRegion).mockImplementation(
    (_view, _spec, _region, show) => void (showRegion = show),
  )
  const wrapper = await createLanguageWrapper('en')
  const { rerender } = await act(async () => render(show(READING), { wrapper }))
  const list = await screen.findByRole('region', { name: 'What the press says' })
  const loupe = screen.getByRole('group', { name: /^Loupe/ })
  expect(list).toHaveTextContent('The press is still looking at your drawing.')
  expect(loupe).toHaveTextContent('Coming into focus')
  rerender(show({ ...READING, aspect: 1 }))
  act(() => showRegion(region))
  expect(loupe).not.toHaveTextContent('Coming into focus')
})
