import { describe, expect, it } from 'vitest'
import { STORAGE_KEYS } from '../../../../src/contract/site/storage-keys'
import { negotiateLanguage } from '../../../../src/lib/http/negotiate-language'
import { getRequestLanguage } from '../../../../src/server/pages/request-language'

const chosen = (language: string) => `a=b; ${STORAGE_KEYS.chosenLanguage}=${language}; c=d`

const KEEPING = { ownOrigins: ['https://shop.example'], isSecure: true }
const COOKIE = `${STORAGE_KEYS.chosenLanguage}=de; path=/; max-age=31536000; samesite=lax; secure`

describe('an address that names its language', () => {
  const readLanguage = (
    headers: Record<string, string>,
    url = '/shop?a=1&lang=de',
    languageCookie = KEEPING,
  ) => getRequestLanguage({ url, headers: { host: 'studio.local', ...headers } }, languageCookie)

  it.each(['/shop?lang=de', '/?a=1&lang=de', '/shop?a=%3F&lang=de', '/shop?lang=DE', '/shop?lang=De_ch'])(
    'is in it: %s',
    (url) => {
      expect(readLanguage({ 'accept-language': 'fr', cookie: chosen('it') }, url)).toEqual({
        language: 'de',
        isAddressed: true,
      })
    },
  )

  it.each(['/shop', '/shop?lang=', '/shop?lang=xx', '/shop?language=de', '/lang=de', undefined])(
    'is not %s: there the visitor decides',
    (url) => {
      const request = { ...(url === undefined ? {} : { url }), headers: { 'accept-language': 'fr' } }
      expect(getRequestLanguage(request, KEEPING)).toEqual({ language: 'fr', isAddressed: false })
    },
  )

  it.each<[string, Record<string, string>]>([
    ['says so itself', { 'sec-fetch-site': 'same-origin' }],
    ['names the shop as where it comes from', { referer: 'https://shop.example/about' }],
    ['comes from the name by which it is reached', { referer: 'http://studio.local/' }],
    ['comes from that name over TLS', { referer: 'https://studio.local/shop' }],
    ['had another one before', { 'sec-fetch-site': 'same-origin', cookie: chosen('fr') }],
  ])('is kept for a year for a visitor whose browser %s', (_, headers) => {
    expect(readLanguage(headers)).toEqual({ language: 'de', isAddressed: true, cookie: COOKIE })
  })

  it.each<[string, Record<string, string>]>([
    ['another origin of the same site', { 'sec-fetch-site': 'same-site', referer: 'https://shop.example/' }],
    ['another site', { 'sec-fetch-site': 'cross-site', referer: 'https://shop.example/' }],
    ['nowhere, typed in', { 'sec-fetch-site': 'none' }],
    ['another site, by its referrer', { referer: 'https://search.example/?q=https://shop.example' }],
    ['somewhere that begins alike', { referer: 'https://shop.example.evil.example/' }],
    ['something that is no address', { referer: 'shop.example' }],
    ['nowhere that it says', {}],
    ['the shop, where it is known already', { 'sec-fetch-site': 'same-origin', cookie: chosen('de') }],
  ])('is for this one page where the link stood on %s', (_, headers) => {
    expect(readLanguage(headers)).toEqual({ language: 'de', isAddressed: true })
  })

  it('is kept also where the site is served without TLS', () => {
    const own = { 'sec-fetch-site': 'same-origin' }
    expect(readLanguage(own, '/?lang=de', { ...KEEPING, isSecure: false }).cookie).toBe(
      COOKIE.replace('; secure', ''),
    )
  })
})

describe('language of a served page', () => {
  it.each([
    [undefined, 'en'],
    ['d', 'en'],
    ['de;q=1.5,fr;q=0.1', 'fr'],
    ['de;q=-1,fr;q=0.1', 'fr'],
    ['de;q=1,fr', 'de'],
    ['de; x=1; q=0.3, fr; q=0.4', 'fr'],
    ['de;level=q=0, fr;q=0.9', 'de'],
    ['*, de;q=0.9', 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,fr;q=0.9', 'en'],
    ['rm-CH,it;q=0.8,de;q=0.9', 'de'],
    ['fr;q=0.5, it;q=0.5', 'fr'],
    ['IT-ch', 'it'],
    ['it_CH;q=0.5,DE_ch;Q=0.9', 'de'],
    ['es,pt;q=0.9', 'en'],
    ['es, *;q=0.5, fr;q=0.4', 'en'],
    ['de;q=0,fr;q=0.1', 'fr'],
    ['de;q=nonsense,it;q=0.2', 'it'],
    [';;,,=;q', 'en'],
  ])('reads %o as %s [287]', (header, language) => {
    expect(negotiateLanguage(undefined, header)).toBe(language)
  })

  it("lets the switcher's cookie win", () => {
    expect(negotiateLanguage(`${STORAGE_KEYS.chosenLanguage}=it `, 'de')).toBe('it')
    expect(negotiateLanguage(`x${STORAGE_KEYS.chosenLanguage}=it`, 'de')).toBe('de')
    expect(negotiateLanguage(STORAGE_KEYS.chosenLanguage, 'de')).toBe('de')
    expect(negotiateLanguage(chosen('fr'), 'de')).toBe('fr')
  })

  it('knows a choice with a region', () => {
    expect(negotiateLanguage(chosen('DE_ch'), 'fr')).toBe('de')
  })

  it.each(['xx', '', 'constructor', 'de=x', 'i=t'])('passes over a cookie that says %o', (language) => {
    expect(negotiateLanguage(chosen(language), 'de')).toBe('de')
  })
})
