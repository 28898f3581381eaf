import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { inspectFile } from '@print-kernel/artwork-file/inspect-file'
import { drawSvg, startSvgEngine } from '@vector-artwork/draw-svg'
import { readSvg } from '@vector-artwork/read-svg'
import { DRAWN, REFUSED, TRIANGLE } from './svg-corpus'

const SIDE_PX = 64

beforeAll(() => {
  const { resolve } = createRequire(import.meta.url)
  return startSvgEngine(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
})

const encode = (file: string | Uint8Array) =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file
/** The picture of a drawing in text, or why there is none. */
const draw = (file: string | Uint8Array) => {
  const drawing = readSvg(encode(file))
  const image = typeof drawing === 'string' ? drawing : drawSvg(drawing, SIDE_PX)
  if (typeof image === 'string') return image
  return `${image.width} x ${image.height}: ${Buffer.from(image.data).toString('base64')}`
}

describe('a vector drawing', () => {
  it.each(Object.entries(DRAWN))('is printed as it was drawn, from %s', (_, file) => {
    expect(inspectFile(encode(file))).toEqual({ type: 'svg' })
    expect(draw(file)).toEqual(draw(TRIANGLE))
  })

  it.each(Object.entries(REFUSED).map(([name, [reason, file]]) => [name, reason, file] as const))(
    'is refused, with what to do, for %s',
    (_, reason, file) => {
      expect(readSvg(encode(file))).toBe(reason)
    },
  )

  it('without a size or a view is as large as what is in it', () => {
    const bare = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
    expect(draw(bare('<rect x="-40" y="700" width="80" height="40"/>'))).toMatch(/^64 x 32: /)
    expect(draw(bare('<defs/>'))).toBe('empty')
  })

  it('has lines that do not grow with it as wide as on its page', () => {
    const line = (attributes: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><g transform="scale(3)"><path d="M20 100h160" stroke="#000" ${attributes}/></g></svg>`
    expect(draw(line('stroke-width="60" vector-effect="non-scaling-stroke"'))).toEqual(
      draw(line('stroke-width="20"')),
    )
  })

  it('is refused as too much where it takes more memory than the engine can have', () => {
    const drawing = readSvg(encode(TRIANGLE))
    expect(typeof drawing === 'string' ? drawing : drawSvg(drawing, 40_000)).toBe('heavy')
  })
})
