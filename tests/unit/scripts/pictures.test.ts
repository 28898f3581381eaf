// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SHIRT_HANDLES } from '@/map/artwork/drawings/shirts'
import { renderSheetSvg } from '../../../scripts/pictures/sheet-svg'

const picture = (path: string) => readFileSync(`public/${path}`)

/** Width and height of a lossless WebP (RFC 9649, section 3.4: 14 bits each, less one). */
function webpSize(file: Buffer): [number, number] {
  const at = file.indexOf('VP8L') + 9
  const bits = file.readUInt32LE(at)
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
}

describe("the shop's pictures", () => {
  const sides = SHIRT_HANDLES.flatMap((handle) => [`${handle}-front`, `${handle}-back`])

  it.each(sides)(
    '%s is there in two sizes that load fast, and in one that stays sharp when it is enlarged',
    (name) => {
      const [large, small] = [
        picture(`media/products/${name}.webp`),
        picture(`media/products/${name}-400.webp`),
      ]
      expect(webpSize(large)).toEqual([1000, 1075])
      expect(webpSize(small)).toEqual([400, 430])
      // It is the largest on its page: a third round trip of a new connection would hold it up.
      expect(large.length).toBeLessThan(43_000)
      expect(small.length).toBeLessThan(25_000)
      const enlarged = picture(`media/products/${name}-2000.webp`)
      expect(webpSize(enlarged)).toEqual([2000, 2150])
      expect(enlarged.length).toBeLessThan(110_000)
    },
  )
})

describe('the map for screens without WebGL', () => {
  const svg = picture('media/map/sheet.svg').toString()

  it('is a well-formed drawing, light enough to be a fallback', () => {
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    expect(root.nodeName).toBe('svg')
    expect(root.getAttribute('viewBox')).toBe('0 0 1200 800')
    expect(svg.length).toBeLessThan(150_000)
  })

  it('is what the vectors say now', () => {
    expect(svg).toBe(renderSheetSvg())
  })
})

describe('what browsers and links ask for', () => {
  it.each([
    ['media/og.png', 1200, 630],
    ['favicon.png', 96, 96],
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
  ])('%s is %i x %i', (path, width, height) => {
    const file = picture(path)
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height])
  })

  it('has icons for every file that the manifest names', () => {
    const manifest: { icons: { src: string }[] } = JSON.parse(picture('site.webmanifest').toString())
    for (const { src } of manifest.icons) expect(picture(src).length).toBeGreaterThan(500)
  })
})
