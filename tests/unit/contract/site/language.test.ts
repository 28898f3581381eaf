import { expect, it } from 'vitest'
import { LANGUAGES, parseLanguage, parseLanguageTag } from '@contract/site/language'

it('a visitor reads the site in a language by its exact name alone', () => {
  expect(LANGUAGES.map(parseLanguage)).toEqual(LANGUAGES)
  expect(['DE', 'de-CH', 'it-support', 'rm', '', null, undefined].filter(parseLanguage)).toEqual([])
})

it('a browser names a language in either case, with a country or without', () => {
  expect(['de', 'de-CH', 'DE_ch', 'FR', 'it-IT-x'].map(parseLanguageTag)).toEqual([
    'de',
    'de',
    'de',
    'fr',
    'it',
  ])
  expect(['rm', 'rm-CH', '', '-de', null, undefined].filter(parseLanguageTag)).toEqual([])
})
