import { expect, it, vi } from 'vitest'
import { downloadPreview } from '@/custom-print/editor/download-preview'

it.each([
  ['transparent ink darkens the cotton', 'multiply', 'multiply'],
  ['opaque ink covers it', 'normal', 'source-over'],
])('in the saved picture of a print %s, as on the page', async (_, mixBlendMode, expected) => {
  const context = { globalCompositeOperation: 'source-over', fillRect: vi.fn(), drawImage: vi.fn() }
  const drawnWith: string[] = []
  context.drawImage.mockImplementation(() => drawnWith.push(context.globalCompositeOperation))
  // jsdom draws nothing and loads no pictures.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve()
    },
  )
  const print = document.createElement('canvas')
  Object.assign(print.style, { left: '10%', top: '10%', width: '50%', height: '50%', mixBlendMode })
  const shirt = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  await downloadPreview(shirt, print, '#fff', 'print.png')
  expect(drawnWith).toEqual(['source-over', expected])
})
