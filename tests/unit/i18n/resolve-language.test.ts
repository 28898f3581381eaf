// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { removeUrlLanguage, chooseLanguage, readChosenLanguage } from '@/i18n/language-choice'
import { resolveLanguage } from '@/i18n/resolve-language'
import { readCookie } from '@/lib/cookies'

function speaks(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

describe('adopting the visitor’s language', () => {
  it('caches what was detected in local storage and a cookie [186]', () => {
    speaks('en-GB', 'de')
    expect(resolveLanguage()).toBe('en')
    expect(localStorage.getItem(STORAGE_KEYS.detectedLanguage)).toBe('"en"')
    expect(readCookie(document.cookie, STORAGE_KEYS.detectedLanguage)).toBe('en')
  })

  it('is named by the page itself where the browser names no language that the site speaks [185]', () => {
    speaks('rm', 'es')
    document.documentElement.lang = 'de'
    history.replaceState(null, '', '/fr/shop')
    expect(resolveLanguage()).toBe('de')
  })

  it('is named by the address where the page names none either [185]', () => {
    speaks()
    history.replaceState(null, '', '/fr/shop')
    expect(resolveLanguage()).toBe('fr')
  })

  it('is named by the host’s name last of all [185]', () => {
    speaks()
    vi.stubGlobal('location', { ...location, pathname: '/shop', search: '', hostname: 'it.shop.example' })
    expect(resolveLanguage()).toBe('it')
    vi.unstubAllGlobals()
  })

  it('keeps what was detected for a year', () => {
    speaks('it')
    const written = vi.spyOn(document, 'cookie', 'set')
    resolveLanguage()
    expect(written.mock.calls).toEqual([
      [`${STORAGE_KEYS.detectedLanguage}=it; path=/; max-age=31536000; samesite=lax`],
    ])
  })

  it('keeps what was chosen for a year', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    chooseLanguage('fr')
    expect(written.mock.calls).toEqual([
      [`${STORAGE_KEYS.chosenLanguage}=fr; path=/; max-age=31536000; samesite=lax`],
    ])
  })

  it('sends what was chosen over TLS alone where the site is served over it', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    vi.stubGlobal('location', { ...location, protocol: 'https:' })
    chooseLanguage('fr')
    vi.unstubAllGlobals()
    expect(written).toHaveBeenCalledWith(expect.stringMatching(/; secure$/))
  })

  it('keeps the language in which the server has rendered the page, which has read the same list [185]', () => {
    speaks('de-CH')
    expect(resolveLanguage('fr')).toBe('fr')
    expect(readCookie(document.cookie, STORAGE_KEYS.detectedLanguage)).toBe('fr')
    chooseLanguage('it')
    expect(resolveLanguage('fr')).toBe('it')
    expect(readCookie(document.cookie, STORAGE_KEYS.detectedLanguage)).toBe('de')
  })

  it('is the visitor’s on a page that nobody has rendered, whatever its tag says', () => {
    speaks('it-CH')
    document.documentElement.lang = 'en'
    expect(resolveLanguage()).toBe('it')
  })

  it('lets the visitor’s own choice win over detection', () => {
    speaks('en')
    chooseLanguage('de')
    expect(resolveLanguage()).toBe('de')
    expect(readCookie(document.cookie, STORAGE_KEYS.detectedLanguage)).toBe('en')
  })

  it('lets the language of the address win over both, for this page alone', () => {
    speaks('en')
    chooseLanguage('de')
    history.replaceState(null, '', '/shop?a=1&lang=fr')
    expect(resolveLanguage()).toBe('fr')
    expect(readChosenLanguage(document.cookie)).toBe('de')
    expect(readCookie(document.cookie, STORAGE_KEYS.detectedLanguage)).toBe('en')
    history.replaceState(null, '', '/shop?lang=FR_ch')
    expect(resolveLanguage()).toBe('fr')
    history.replaceState(null, '', '/shop?lang=rm')
    expect(resolveLanguage()).toBe('de')
  })

  it.each([
    ['https://shop.example/shop?a=1&lang=fr#x', 'https://shop.example/shop?a=1#x'],
    ['https://shop.example/shop?lang=fr', 'https://shop.example/shop'],
    ['https://shop.example/shop', 'https://shop.example/shop'],
  ])('knows %s in the visitor’s own language', (address, own) => {
    expect(removeUrlLanguage(address)).toBe(own)
  })

  it('knows no choice in a cookie that names none of the four', () => {
    expect(readChosenLanguage(`${STORAGE_KEYS.chosenLanguage}=es`)).toBeUndefined()
    expect(readChosenLanguage('')).toBeUndefined()
  })
})
