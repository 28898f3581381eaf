import { describe, expect, it } from 'vitest'
import { SETTINGS } from '../src/contract/settings'
import { negotiateLanguage } from '../src/server/language'

const chosen = (language: string) => `a=b; ${SETTINGS.chosenLanguageCookie}=${language}; c=d`

describe('language of a served page', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,fr;q=0.9', 'en'],
    ['rm-CH,it;q=0.8,de;q=0.9', 'de'],
    ['fr;q=0.5, it;q=0.5', 'fr'],
    ['IT-ch', 'it'],
    ['es,pt;q=0.9', 'en'],
    ['es, *;q=0.5, fr;q=0.4', 'en'],
    ['de;q=0,fr;q=0.1', 'fr'],
    ['de;q=nonsense,it;q=0.2', 'it'],
    [';;,,=;q', 'en'],
  ])('[287] reads %o as %s', (header, language) => {
    expect(negotiateLanguage(undefined, header)).toBe(language)
  })

  it("lets the switcher's cookie win", () => {
    expect(negotiateLanguage(chosen('fr'), 'de')).toBe('fr')
  })

  it.each(['xx', '', 'constructor'])('passes over a cookie that says %o', (language) => {
    expect(negotiateLanguage(chosen(language), 'de')).toBe('de')
  })
})
