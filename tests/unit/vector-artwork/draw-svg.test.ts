import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { drawSvg, drawSvgDraft, startSvgEngine } from '@vector-artwork/draw-svg'
import { readSvg } from '@vector-artwork/read-svg'
import { encodePng } from './encode-png'

vi.mock('@vector-artwork/measure-pictures', () => ({
  measurePictures: () => {
    throw new Error('Our own fault')
  },
}))

beforeAll(() => {
  const { resolve } = createRequire(import.meta.url)
  return startSvgEngine(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
})

const picture = Buffer.from(encodePng(20, 10)).toString('base64')
const drawing = readSvg(
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><image width="40" height="20" href="data:image/png;base64,${picture}"/></svg>`,
  ),
)
if (typeof drawing === 'string') throw new Error(`Refused: ${drawing}`)

describe('a drawing with a picture in it', () => {
  it('is not called too much for the engine where measuring its picture fails', () => {
    expect(() => drawSvg(drawing, 40)).toThrow('Our own fault')
  })

  it('is shown small without its picture being measured', () => {
    expect(drawSvgDraft(drawing, 40)).toMatchObject({ width: 40, height: 20 })
  })
})
