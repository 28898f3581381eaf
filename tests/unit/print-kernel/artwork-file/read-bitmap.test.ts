import { describe, expect, it } from 'vitest'
import { readBitmap } from '@print-kernel/artwork-file/read-bitmap'

const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const two = (value: number) => [value >>> 8, value & 255]
const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0))
const chunk = (name: string, ...data: number[]) => [...four(data.length), ...text(name), ...data, ...four(0)]
const segment = (marker: number, ...data: number[]) => [0xff, marker, ...two(data.length + 2), ...data]

const png = (colourType: number, ...names: string[]) =>
  Uint8Array.from([
    0x89,
    ...text('PNG\r\n'),
    0x1a,
    0x0a,
    ...chunk('IHDR', ...four(300), ...four(200), 8, colourType, 0, 0, 0),
    ...names.flatMap((name) => chunk(name, 1, 2, 3, 4)),
    ...chunk('IEND'),
  ])
const jpeg = (components: number) =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe2, ...text('ICC_PROFILE\0')),
    ...segment(
      0xc0,
      8,
      ...two(200),
      ...two(300),
      components,
      ...Array.from({ length: components * 3 }, () => 17),
    ),
    0xff,
    0xd9,
  ])
const listWords = (bytes: Uint8Array, type: 'png' | 'jpeg') =>
  ['gAMA', 'cHRM', 'cICP', 'iCCP', 'ICC_'].filter((word) =>
    String.fromCharCode(...(readBitmap(bytes, type)?.getPlainBytes() ?? [])).includes(word),
  )

describe('a picture has the same colours on the bench and on the film', () => {
  it('whatever gamma and primaries a PNG names, which only browsers obey', () => {
    expect(listWords(png(2, 'gAMA', 'cHRM', 'cICP', 'iCCP'), 'png')).toEqual(['iCCP'])
  })

  it.each([0, 4])('whatever profile the greys of a PNG have: type %i', (colourType) => {
    expect(listWords(png(colourType, 'iCCP'), 'png')).toEqual([])
  })

  it('whatever profile the greys of a JPEG have, and by that of its colours', () => {
    expect(listWords(jpeg(1), 'jpeg')).toEqual([])
    expect(listWords(jpeg(3), 'jpeg')).toEqual(['ICC_'])
  })
})
