import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS as STUDIO } from '@contract/studio/studio-profile'
import { MESSAGES } from '@contract/api/messages'
import { LANGUAGES } from '@contract/settings'
import { getShopLanguage } from '@/i18n/language'
import { mergeTexts } from '@/i18n/merge-texts'
import { addTexts, createI18n, loadAllTexts } from '@/i18n/i18n'
import { loadPressTexts } from '@/custom-print/use-press-texts'
import { BOARD_TEXTS } from '@/board/board-texts'
import { SHIRTS } from '../../../commerce/src/scripts/seeding/shirts'

/** Keys of shop, cart, checkout and video, which French and Italian have no texts for. */
const files = import.meta.glob<Record<string, string>>('/locales/*/**/*.json', {
  eager: true,
  import: 'default',
})
const keysOf = (path: string) => Object.keys(files[path] ?? {})
const ENGLISH_ONLY = [
  ...Object.keys(MESSAGES),
  ...keysOf('/locales/en/shop.json'),
  ...keysOf('/locales/en/frame/shop.json'),
  ...keysOf('/locales/en/video.json'),
]
const PLACEHOLDERS = /\{\{\w+\}\}/g

describe('the texts', () => {
  it('no line of French begins with a mark, nor ends with a quotation’s', () => {
    const french = Object.entries(files).filter(([path]) => path.startsWith('/locales/fr/'))
    expect(french.length).toBeGreaterThan(5)
    const texts = french.flatMap(([, file]) => Object.values(file))
    expect(texts.filter((text) => / [?!:;»]|« /.test(text))).toEqual([])
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
    const english = (await loadAllTexts('en')).en ?? {}
    expect(Object.keys(english).length).toBeGreaterThan(100)
    // Plurals have their forms per language.
    const missing = Object.keys(english).filter((key) => !/_(one|other|many)$/.test(key) && !i18n.exists(key))
    expect(missing).toEqual([])
  })

  it.each(LANGUAGES)('what only the staff see speaks %s, and no other page carries it', async (language) => {
    const i18n = await createI18n(language, await loadAllTexts(language), STUDIO.name)
    const keys = Object.keys(BOARD_TEXTS.en ?? {})
    expect(keys.length).toBeGreaterThan(50)
    expect(keys.filter((key) => i18n.exists(key))).toEqual([])
    addTexts(i18n, BOARD_TEXTS)
    const isPlural = (key: string) => /_(one|other|many)$/.test(key)
    expect(keys.filter((key) => !isPlural(key) && !i18n.exists(key, { fallbackLng: [] }))).toEqual([])
  })

  it.each(LANGUAGES)('what the press says speaks %s, and no other page carries it', async (language) => {
    const i18n = await createI18n(language, await loadAllTexts(language), STUDIO.name)
    const keys = Object.keys(await loadPressTexts('en'))
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter((key) => i18n.exists(key))).toEqual([])
    expect(Object.keys(await loadPressTexts(language)).toSorted()).toEqual(keys.toSorted())
  })

  it.each(LANGUAGES)(
    'no line ends between a number of the press and its percent sign, in %s',
    async (language) => {
      const texts = Object.values(await loadPressTexts(language))
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
      expect(keysOf(`/locales/${language}/shop.json`)).toEqual([])
      expect(keysOf(`/locales/${language}/video.json`)).toEqual([])
      expect(getShopLanguage(language)).toBe('en')
    },
  )

  it('de has its own text for those labels [14]', async () => {
    const i18n = await createI18n('de', await loadAllTexts('de'), STUDIO.name)
    expect(i18n.t('shoppingCart')).toBe('Warenkorb')
    expect(i18n.t('video.unavailable')).toBe('Video nicht verfügbar')
    const de = (await loadAllTexts('de')).de ?? {}
    expect(ENGLISH_ONLY.filter((key) => de[key] === undefined)).toEqual([])
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
      expect(files[`/locales/${language}/sections.json`]?.['terms.law.text']).toContain('{{country}}')
    }
    expect(files['/locales/en/sections.json']?.['terms.law.text']).not.toContain('{{')
  })

  it('translations fill in the same values as the English text', () => {
    const own = Object.entries(files).filter(([path]) => path.startsWith('/locales/en/'))
    const english: Record<string, string> = { ...MESSAGES, ...mergeTexts(Object.fromEntries(own)) }
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
      if (path.startsWith('/locales/de/')) expect(Object.values(texts).join('')).not.toMatch(/ß/)
    }
  })

  it('no two files of a language share a key', () => {
    for (const language of LANGUAGES) {
      const keys = Object.keys(files)
        .filter((path) => path.startsWith(`/locales/${language}/`))
        .flatMap((path) => keysOf(path))
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    }
  })
})
