import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS as STUDIO } from '@contract/studio/studio-profile'
import { MESSAGES } from '@contract/api/messages'
import { LANGUAGES } from '@contract/site/language'
import {
  getShopLanguage,
  type LanguageTexts,
  loadAllTexts,
  loadContentTexts,
  loadFrameTexts,
  type Texts,
} from '@/i18n/texts'
import { addTexts, createI18n } from '@/i18n/i18n'
import { loadPressTexts } from '@/custom-print/use-press-texts'
import { BOARD_TEXTS } from '@/board/board-texts'
import { SHIRTS } from '../../../commerce/src/scripts/seeding/shirts'

/** Keys of shop, cart, checkout and video, which French and Italian have no texts for. */
const files = import.meta.glob<Texts>(
  [
    '/locales/*/*.json',
    '/commerce/src/contract/locales/*.json',
    '/commerce/src/contract/custom-print/colour-texts/*.json',
  ],
  { eager: true, import: 'default' },
)
const isIn = (language: string, path: string) =>
  new RegExp(`/(locales|colour-texts)/${language}[./]`).test(path)
const listKeys = (path: string) => Object.keys(files[path] ?? {})
const ENGLISH_ONLY = [
  ...Object.keys(MESSAGES),
  ...listKeys('/locales/en/shop.json'),
  ...listKeys('/locales/en/frame-shop.json'),
]
const COLOUR_KEYS = listKeys('/commerce/src/contract/custom-print/colour-texts/en.json')
const PLACEHOLDERS = /\{\{\w+\}\}/g

describe('the texts', () => {
  it('custom printing says nothing that it does not bring along, as a first visit to it loads no other texts', () => {
    const sources = import.meta.glob<string>(
      ['/src/{custom-print,layout,ui}/**/*.{ts,tsx}', '!/src/custom-print/{proof,reorder,thank-you}/**'],
      { eager: true, import: 'default', query: '?raw' },
    )
    const otherKeys = ['content', 'shop'].flatMap((name) => listKeys(`/locales/en/${name}.json`))
    expect(otherKeys.length).toBeGreaterThan(200)
    const named = Object.entries(sources).flatMap(([path, source]) =>
      otherKeys.filter((key) => source.includes(`'${key}'`)).map((key) => `${path}: ${key}`),
    )
    expect(named).toEqual([])
  })

  it('no line of French begins with a mark, nor ends with a quotation’s', () => {
    const french = Object.entries(files).filter(([path]) => isIn('fr', path))
    expect(french).toHaveLength(7)
    const texts = french.flatMap(([, file]) => Object.values(file))
    expect(texts.filter((text) => / [?!:;»]|« /.test(text))).toEqual([])
  })

  it('no line of an Italian heading ends with a small word that belongs to the next', () => {
    const titles = Object.entries(files)
      .filter(([path]) => isIn('it', path) && !path.includes('board'))
      .flatMap(([, file]) => Object.entries(file).filter(([key]) => /^(?!page\.).*title$/i.test(key)))
    expect(titles.length).toBeGreaterThan(40)
    expect(titles.filter(([, title]) => / (di|e|a|su|o|da|in) /.test(title))).toEqual([])
  })

  it('no sentence has a typewriter’s apostrophe, but those that the specification words', () => {
    const texts = Object.values(files).flatMap((file) => Object.entries(file))
    expect(texts.filter(([, text]) => text.includes("'")).map(([key]) => key)).toEqual(['error.text'])
  })

  it('a promise of returns takes its days from the rule that the shop keeps, in each language that has it', () => {
    const promises = Object.values(files).flatMap((file) =>
      Object.entries(file).filter(([key]) =>
        ['terms.returns.text', 'order.returnHint', 'purchase.returns'].includes(key),
      ),
    )
    expect(promises).toHaveLength(10)
    expect(promises.filter(([, text]) => !text.includes('{{returnDays}}') || /\d/.test(text))).toEqual([])
  })

  it('an Italian day has the article of its number', async () => {
    const i18n = await createI18n('it', await loadAllTexts('it'), STUDIO.name)
    addTexts(i18n, [await loadPressTexts('it')])
    expect(i18n.t('press.form.requestedDateHint', { date: '8 dicembre' })).toBe(
      'Un giorno lavorativo, dall’8 dicembre in poi.',
    )
  })

  it('no line of a sentence ends within an amount', async () => {
    const i18n = await createI18n('en', await loadAllTexts('en'), STUDIO.name)
    expect(i18n.t('cart.acceptPrice', { price: 'CHF 29.90' })).toBe('Take it for CHF\u00a029.90')
  })

  it('come in en, de, fr and it, each as one namespace [11] [287]', async () => {
    for (const language of LANGUAGES) {
      const i18n = await createI18n(language, await loadAllTexts(language), STUDIO.name)
      expect(Object.keys(i18n.getDataByLanguage(language) ?? {})).toEqual(['translation'])
      expect(i18n.language).toBe(language)
    }
  })

  it.each(LANGUAGES)('every English key speaks %s or, for shop and video, English', async (language) => {
    const i18n = await createI18n(language, await loadAllTexts(language), STUDIO.name)
    const keys = (await loadAllTexts('en')).flatMap(({ texts }) => Object.keys(texts))
    expect(keys.length).toBeGreaterThan(100)
    // Plurals have their forms per language.
    const missing = keys.filter((key) => !/_(one|other|many)$/.test(key) && !i18n.exists(key))
    expect(missing).toEqual([])
  })

  it.each(LANGUAGES)('what only the staff see speaks %s, and no other page carries it', async (language) => {
    const i18n = await createI18n(language, await loadAllTexts(language), STUDIO.name)
    const keys = [
      ...listKeys('/locales/en/board.json'),
      ...listKeys('/commerce/src/contract/locales/en.json'),
      ...COLOUR_KEYS,
    ]
    expect(keys.length).toBeGreaterThan(50)
    expect(keys.filter((key) => i18n.exists(key))).toEqual([])
    addTexts(i18n, BOARD_TEXTS)
    const isPlural = (key: string) => /_(one|other|many)$/.test(key)
    expect(keys.filter((key) => !isPlural(key) && !i18n.exists(key, { fallbackLng: [] }))).toEqual([])
  })

  it.each(LANGUAGES)('what the press says speaks %s, and no other page carries it', async (language) => {
    const i18n = await createI18n(language, await loadAllTexts(language), STUDIO.name)
    const keys = [...listKeys('/locales/en/press.json'), ...COLOUR_KEYS]
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter((key) => i18n.exists(key))).toEqual([])
    expect(Object.keys((await loadPressTexts(language)).texts).toSorted()).toEqual(keys.toSorted())
  })

  it.each(LANGUAGES)(
    'no line ends between a number of the press and its percent sign, in %s',
    async (language) => {
      const texts = Object.values((await loadPressTexts(language)).texts)
      expect(texts.filter((text) => text.includes('\u00a0%'))).not.toEqual([])
      expect(texts.filter((text) => text.includes(' %'))).toEqual([])
    },
  )

  it.each(['fr', 'it'] as const)(
    '%s shows English for video, shop, cart and checkout [13]',
    async (language) => {
      const i18n = await createI18n(language, await loadAllTexts(language), STUDIO.name)
      expect(ENGLISH_ONLY.length).toBeGreaterThan(20)
      expect(i18n.t('video.unavailable')).toBe('Video Unavailable')
      expect(i18n.t('shoppingCart')).toBe('Shopping cart')
      expect(i18n.t('checkoutFailed')).toBe('Checkout failed. Please try again.')
      expect(listKeys(`/locales/${language}/shop.json`)).toEqual([])
      expect(listKeys(`/locales/${language}/frame-shop.json`)).toEqual([])
      expect(getShopLanguage(language)).toBe('en')
    },
  )

  it('a file that a language lacks is taken from English, and no other', async () => {
    const languages = (files: LanguageTexts[]) => files.map(({ language }) => language)
    expect(languages(await loadFrameTexts('fr'))).toEqual(['fr', 'en'])
    expect(languages(await loadContentTexts('fr'))).toEqual(['fr', 'en', 'en'])
    expect(languages(await loadAllTexts('de'))).toEqual(['de', 'de', 'de', 'de'])
  })

  it('de has its own text for those labels [14]', async () => {
    const i18n = await createI18n('de', await loadAllTexts('de'), STUDIO.name)
    expect(i18n.t('shoppingCart')).toBe('Warenkorb')
    expect(i18n.t('video.unavailable')).toBe('Video nicht verfügbar')
    const keys = new Set((await loadAllTexts('de')).flatMap(({ texts }) => Object.keys(texts)))
    expect(ENGLISH_ONLY.filter((key) => !keys.has(key))).toEqual([])
    expect(getShopLanguage('de')).toBe('de')
  })

  it('de says the sample products too, detail by detail [14]', () => {
    const published = SHIRTS.filter(({ status }) => status === 'published')
    expect(published).toHaveLength(4)
    for (const { texts } of published) {
      expect(texts.de?.description).toMatch(/\p{L}+/u)
      expect(texts.de?.details).toHaveLength(texts.en.details.length)
    }
  })

  it('de, fr and it keep a placeholder for the country, en names Swiss law [286]', () => {
    for (const language of ['de', 'fr', 'it']) {
      expect(files[`/locales/${language}/content.json`]?.['terms.law.text']).toContain('{{country}}')
    }
    expect(files['/locales/en/content.json']?.['terms.law.text']).not.toContain('{{')
  })

  it('translations fill in the same values as the English text', () => {
    const own = Object.entries(files).filter(([path]) => isIn('en', path))
    const english: Texts = Object.assign({ ...MESSAGES }, ...own.map(([, texts]) => texts))
    for (const [path, texts] of Object.entries(files)) {
      for (const [key, text] of Object.entries(texts)) {
        if (key === 'terms.law.text') continue
        const wanted = [...new Set(english[key]?.match(PLACEHOLDERS) ?? [])].toSorted()
        expect([path, key, [...new Set(text.match(PLACEHOLDERS) ?? [])].toSorted()]).toEqual([
          path,
          key,
          wanted,
        ])
      }
    }
  })

  it('German is written as in Switzerland', () => {
    for (const [path, texts] of Object.entries(files)) {
      if (isIn('de', path)) expect(Object.values(texts).join('')).not.toMatch(/ß/)
    }
  })

  it('no two files of a language share a key', () => {
    for (const language of LANGUAGES) {
      const keys = Object.keys(files)
        .filter((path) => isIn(language, path))
        .flatMap((path) => listKeys(path))
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    }
  })
})
