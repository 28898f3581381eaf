import { describe, expect, it } from 'vitest'
import { getFontPreloads, replaceScriptsWithLoader } from '../../../../scripts/site-build/page-head.mjs'

const MANIFEST = {
  'src/script-loader.ts': { file: 'js/start.js' },
  '_shared.js': { file: 'js/shared.js' },
  '_own.js': { file: 'js/own.js', imports: ['_shared.js', '_own.js'] },
  'src/shop.tsx': { file: 'js/shop.js', imports: ['_own.js'] },
  'fonts/files/a-latin-wght-normal.woff2': { file: 'a.woff2' },
  'fonts/files/a-latin-ext-wght-normal.woff2': { file: 'a-ext.woff2' },
}
const HTML = `<head>
  <script type="module" crossorigin src="/js/shared.js"></script>
  <script type="module" crossorigin src="/js/site.js"></script>
  <link rel="modulepreload" crossorigin href="/js/shared.js">
  <link rel="stylesheet" href="/style.css">
</head>`

describe('a page’s head', () => {
  it('has one script, which runs the site and knows what else the page needs, each once', () => {
    const page = replaceScriptsWithLoader(HTML, MANIFEST, ['src/shop.tsx'])
    expect(page.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/js/start.js" data-then="/js/site.js /js/shared.js /js/shop.js /js/own.js">',
    ])
    expect(page).not.toContain('modulepreload')
    expect(page).toContain('<link rel="stylesheet" href="/style.css">')
  })

  it('asks for the Latin fonts at once', () => {
    expect([...getFontPreloads(MANIFEST).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/a.woff2',
    ])
  })

  it('is not guessed at when the build has changed', () => {
    expect(() => replaceScriptsWithLoader(HTML, MANIFEST, ['src/gone.tsx'])).toThrow('src/gone.tsx')
    expect(() => getFontPreloads({})).toThrow('font')
  })
})
