import { afterEach, describe, expect, it, vi } from 'vitest'
import { SETTINGS } from '@contract/settings'
import { adoptLanguage } from '@/i18n/adopt-language'
import { chooseLanguage, chosenLanguage } from '@/i18n/chosen-language'
import { readCookie } from '@/lib/cookies'

function speaks(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

afterEach(() => {
  localStorage.clear()
  for (const name of [SETTINGS.chosenLanguageCookie, SETTINGS.detectedLanguageKey]) {
    document.cookie = `${name}=; max-age=0; path=/`
  }
  document.documentElement.removeAttribute('lang')
})

describe('adopting the visitor’s language', () => {
  it('[186] caches what was detected in local storage and a cookie', () => {
    speaks('en-GB', 'de')
    expect(adoptLanguage()).toBe('en')
    expect(localStorage.getItem(SETTINGS.detectedLanguageKey)).toBe('"en"')
    expect(readCookie(document.cookie, SETTINGS.detectedLanguageKey)).toBe('en')
  })

  it('speaks the visitor’s language on a page that was served in another one', () => {
    speaks('it-CH')
    document.documentElement.lang = 'en'
    expect(adoptLanguage()).toBe('it')
  })

  it('lets the visitor’s own choice win over detection', () => {
    speaks('en')
    chooseLanguage('de')
    expect(adoptLanguage()).toBe('de')
    expect(readCookie(document.cookie, SETTINGS.detectedLanguageKey)).toBe('en')
  })

  it('knows no choice in a cookie that names none of the four', () => {
    expect(chosenLanguage(`${SETTINGS.chosenLanguageCookie}=es`)).toBeUndefined()
    expect(chosenLanguage('')).toBeUndefined()
  })
})
