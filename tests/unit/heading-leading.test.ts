import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES } from '@contract/site/language'

const ROOT = join(import.meta.dirname, '..', '..')

/** In em, of Besley 900: what 'g' has below the line and 'é' has above it. */
const MIN_LEADING = 0.265 + 0.829

/** Numbers, and texts that are one line each. */
const ONE_LINE = [
  'cart/drawer/quantity-stepper.module.css',
  'cart/totals-list.module.css',
  'checkout/return/success-page.module.css',
  'custom-print/pricing/price-lines.module.css',
  'layout/header.module.css',
  'sections/printing/printing-section.module.css',
  'shop/product/size/size-picker.module.css',
  'ui/errors/error-screen.module.css',
]

/** Sections whose title is tighter, and what in their texts needs the leading. */
const TIGHT_TITLES = {
  'sections/home/home-section.module.css': { file: 'frame', key: 'home.welcome', needsLeading: /[gjpqyç;(]/ },
  'sections/shop/shop-section.module.css': { file: 'content', key: 'shopSection.title', needsLeading: /\s/ },
}

const isTight = (file: string) =>
  [
    ...readFileSync(join(ROOT, 'src', file), 'utf8').matchAll(/(?:line-height: |font: .*\/ ?)([\d.]+)[; ]/g),
  ].some(([, leading]) => Number(leading) < MIN_LEADING)

it('no letter of a heading runs into the line below', () => {
  const sheets = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  const tight = sheets.filter((file) => file.endsWith('.css') && isTight(file))
  expect(tight.toSorted()).toEqual([...ONE_LINE, ...Object.keys(TIGHT_TITLES)].toSorted())
})

it.each(LANGUAGES)('titles that are set tighter have no letters that could do so: %s', (language) => {
  for (const { file, key, needsLeading } of Object.values(TIGHT_TITLES)) {
    const path = join(ROOT, 'locales', language, `${file}.json`)
    const texts: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
    expect(texts[key]).toBeTypeOf('string')
    expect(texts[key]).not.toMatch(needsLeading)
  }
})
