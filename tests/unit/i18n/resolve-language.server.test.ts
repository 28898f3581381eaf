// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '@contract/site/language'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { resolveLanguage } from '@/i18n/resolve-language'
import { parseAcceptLanguage } from '../../../commerce/src/lib/http/negotiate-language'
import { getRequestLanguage } from '../../../commerce/src/server/pages/request-language'

const SITE = { ownOrigins: ['https://shop.example'], isSecure: true }

const tag = fc.constantFrom(
  ...'de fr it en de-CH DE_ch fr-CA FR it-CH IT_it en-GB EN rm rm-CH es pt-BR zh-Hant-TW gsw den ita'.split(
    ' ',
  ),
)
const list = fc.array(tag, { maxLength: 8 })
const parameter = fc.option(fc.oneof(tag, fc.constantFrom('', 'xx', 'constructor')), { nil: undefined })

/** Builds the header from a list of languages as Chrome and Firefox do. */
const toHeader = (languages: readonly string[], q = 'q') =>
  languages
    .map((name, index) => (index === 0 ? name : `${name};${q}=${(1 - index / 10).toFixed(1)}`))
    .join(',')

function visit(search: string, cookie: string | undefined, languages: readonly string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  history.replaceState(null, '', `/shop${search}`)
  document.cookie = `${STORAGE_KEYS.chosenLanguage}=${cookie ?? ''}; path=/${cookie === undefined ? '; max-age=0' : ''}`
}

const serve = (search: string, acceptLanguage: string) =>
  getRequestLanguage(
    {
      url: `/shop${search}`,
      headers: { 'accept-language': acceptLanguage, ...(document.cookie && { cookie: document.cookie }) },
    },
    SITE,
  ).language

afterEach(() => {
  document.cookie = `${STORAGE_KEYS.chosenLanguage}=; path=/; max-age=0`
  document.documentElement.lang = ''
})

describe('server and browser', () => {
  it('find the same language by themselves, for any list, choice and address [185]', () => {
    fc.assert(
      fc.property(
        list,
        parameter,
        parameter,
        fc.constantFrom('q', 'Q'),
        (languages, chosen, addressed, q) => {
          const search = addressed === undefined ? '' : `?lang=${addressed}`
          visit(search, chosen, languages)
          document.documentElement.lang = ''
          expect(resolveLanguage()).toBe(serve(search, toHeader(languages, q)))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('agree on the page that is shown and the one that is paid on, also where the header has another list', () => {
    fc.assert(
      fc.property(list, list, parameter, parameter, (languages, sent, chosen, addressed) => {
        const search = addressed === undefined ? '' : `?lang=${addressed}`
        visit(search, chosen, languages)
        const served: Language = serve(search, toHeader(sent))
        expect(resolveLanguage(served)).toBe(served)
        // The page sends its language with the cart.
        expect(parseAcceptLanguage(served)).toBe(served)
      }),
      { numRuns: 500 },
    )
  })
})
