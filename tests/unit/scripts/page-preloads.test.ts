import { describe, expect, it } from 'vitest'
import { pagePreloads } from '../../../scripts/page-preloads.mjs'

const MANIFEST = {
  'index.html': { file: 'js/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'js/shared.js' },
  '_own.js': { file: 'js/own.js', imports: ['_shared.js', '_own.js'] },
  'src/shop.tsx': { file: 'js/shop.js', imports: ['_own.js'] },
  'fonts/files/a-latin-wght-normal.woff2': { file: 'a.woff2' },
  'fonts/files/a-latin-ext-wght-normal.woff2': { file: 'a-ext.woff2' },
}
const TEMPLATE = '<script src="/js/index.js"></script><link rel="modulepreload" href="/js/shared.js">'

describe('what a page preloads', () => {
  it('is its fonts, its chunk and what that imports, but nothing that the page asks for already', () => {
    const elements = pagePreloads(MANIFEST, TEMPLATE, ['src/shop.tsx'])
    expect(
      [...elements.matchAll(/rel="(\w+)".*? href="([^"]*)"/g)].map(([, rel, href]) => [rel, href]),
    ).toEqual([
      ['preload', '/a.woff2'],
      ['modulepreload', '/js/shop.js'],
      ['modulepreload', '/js/own.js'],
    ])
  })

  it('is not guessed at when the build has changed', () => {
    expect(() => pagePreloads(MANIFEST, TEMPLATE, ['src/gone.tsx'])).toThrow('src/gone.tsx')
    expect(() => pagePreloads({}, TEMPLATE, [])).toThrow('font')
  })
})
