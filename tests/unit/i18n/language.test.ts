import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@contract/site/language'
import { getLocale, getPageLanguage } from '@/i18n/language'

describe('the language of a page', () => {
  it('is that of its tag, or else English', () => {
    expect(['fr', 'de-CH', 'IT_it', 'rm', ''].map(getPageLanguage)).toEqual(['fr', 'de', 'it', 'en', 'en'])
  })

  it('writes its dates as Switzerland does, and English ones as Britain', () => {
    expect(LANGUAGES.map(getLocale)).toEqual(['en-GB', 'de-CH', 'fr-CH', 'it-CH'])
  })
})
