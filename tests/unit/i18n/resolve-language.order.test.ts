import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@contract/site/language'
import { detectLanguage, type LanguageSources } from '@/i18n/resolve-language'

const NOTHING: LanguageSources = { browserLanguages: [], htmlLang: '', path: '/', hostname: 'localhost' }
const detect = (sources: Partial<LanguageSources>) => detectLanguage({ ...NOTHING, ...sources })

describe('detection of the language', () => {
  it('asks the browser list first [185]', () => {
    expect(
      detect({ browserLanguages: ['it'], htmlLang: 'de', path: '/fr/shop', hostname: 'en.example.org' }),
    ).toBe('it')
  })

  it('then the html lang [185]', () => {
    expect(detect({ htmlLang: 'de', path: '/fr/shop', hostname: 'it.example.org' })).toBe('de')
  })

  it('then the first path segment [185]', () => {
    expect(detect({ path: '/fr/shop', hostname: 'it.example.org' })).toBe('fr')
  })

  it('then the subdomain [185]', () => {
    expect(detect({ path: '/shop', hostname: 'it.example.org' })).toBe('it')
  })

  it('falls back to English [187]', () => {
    expect(detect({})).toBe('en')
    expect(
      detect({ browserLanguages: ['rm', 'es-MX'], htmlLang: 'pt', path: '/rm', hostname: 'rm.example.org' }),
    ).toBe('en')
  })

  it('takes the first language of the list that the site speaks, with or without its region', () => {
    expect(detect({ browserLanguages: ['rm-CH', 'de-CH', 'fr'] })).toBe('de')
    expect(detect({ browserLanguages: ['FR_ch'] })).toBe('fr')
  })

  it('takes no word for a language that merely starts like one', () => {
    expect(detect({ path: '/printing' })).toBe('en')
    expect(detect({ path: '/it-support', hostname: 'design.example.org' })).toBe('en')
    expect(detect({ browserLanguages: ['den', 'ita'] })).toBe('en')
  })

  it('answers nothing but en, de, fr, it, whatever it is asked for [287]', () => {
    expect(LANGUAGES).toEqual(['en', 'de', 'fr', 'it'])
    const anything = fc.record({
      browserLanguages: fc.array(fc.string()),
      htmlLang: fc.string(),
      path: fc.string(),
      hostname: fc.string(),
    })
    fc.assert(fc.property(anything, (sources) => LANGUAGES.includes(detectLanguage(sources))))
  })
})
