import { describe, expect, it } from 'vitest'
import { listPrintLines } from '@contract/custom-print/print-lines'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '@contract/custom-print/print-spec'
import { LANGUAGES, type Language } from '@contract/site/language'
import { RULINGS, SCREENS } from '@contract/custom-print/screens'

const files = import.meta.glob<Record<string, string>>(
  '/commerce/src/contract/custom-print/print-texts/*.json',
  {
    eager: true,
    import: 'default',
  },
)
const getTexts = (language: Language) =>
  files[`/commerce/src/contract/custom-print/print-texts/${language}.json`] ?? {}
const list = (changes: Partial<PrintSpec>, language: Language = 'en') =>
  listPrintLines({ spec: { ...DEFAULT_PRINT_SPEC, ...changes }, height: 261 }, language).map(
    ({ text }) => text,
  )

describe('how and where the studio prints', () => {
  it('is said whole: method, size, place, offset, screen, tones and what was mended', () => {
    const spec = {
      place: 'chest',
      belowNeck: 90,
      fromMiddle: 90,
      curve: 20,
      isSwapped: true,
      isThickened: true,
      isCleaned: true,
    } as const
    expect(list(spec, 'de')).toEqual([
      'Oliv auf Natur, Siebdruck',
      '28.0\u00a0×\u00a026.1\u00a0cm, Brust links',
      '9.0\u00a0cm unter dem Hals, 9.0\u00a0cm rechts der Mitte, wie man es ansieht',
      '45\u00a0lpi, 22.5°, Gewebe mit 77\u00a0Fäden/cm',
      'Dunkler um 20',
      'Hell und dunkel getauscht',
      'Dünne Linien verdickt',
      'Tupfen weggelassen',
    ])
  })

  it.each(RULINGS)('names the mesh of %i lpi', (ruling) => {
    expect(list({ ruling })[3]).toBe(
      `${ruling}\u00a0lpi at 22.5°, mesh of ${SCREENS[ruling].meshPerCm}\u00a0threads/cm`,
    )
  })

  it('has no screen for a direct print', () => {
    expect(list({ method: 'dtg', curve: 20, isSwapped: true, isThickened: true })).toEqual([
      'In colour on natural, direct print',
      '28.0\u00a0×\u00a026.1\u00a0cm, front',
      '7.0\u00a0cm below the neck, in the middle',
    ])
  })

  it('names what is cut away of the drawing, at the sides where anything is', () => {
    const crop = { left: 125, top: 0, right: 30, bottom: 0 }
    // No number stands on another line than its side.
    const line = 'Cut away from the picture: 12.5\u00a0%\u00a0left, 3.0\u00a0%\u00a0right'
    expect(list({ crop })).toEqual([...list({}), line])
    expect(list({ crop, method: 'dtg' }).at(-1)).toBe(line)
    expect(list({ crop }, 'de').at(-1)).toBe(
      'Vom Bild weggeschnitten: links\u00a012.5\u00a0%, rechts\u00a03.0\u00a0%',
    )
  })

  it('names what was left out of a direct print, as its width is that of the rest', () => {
    expect(list({ method: 'dtg', isCleaned: true }).at(-1)).toBe('Specks left out')
  })

  it.each(LANGUAGES)('has each text with its values in %s', (language) => {
    const texts = getTexts(language)
    expect(Object.keys(texts)).toEqual(Object.keys(getTexts('en')))
    const listPlaces = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
    for (const [key, text] of Object.entries(getTexts('en')))
      expect(listPlaces(texts[key]), `${language} ${key}`).toEqual(listPlaces(text))
  })
})
