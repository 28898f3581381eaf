import { describe, expect, it } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import { formatCookie, LANGUAGE_COOKIE_DAYS } from '@contract/site/cookie-text'
import { VIDEO_PATH } from '@contract/site/video'
import * as limits from '@contract/limits'
import { formatMessage, MESSAGES } from '@contract/api/messages'
import { isIndexable, LANGUAGE_PARAMETER, PAGE_NAMES, formatPageTitle } from '@contract/site/pages'
import { computePayablePrice } from '@contract/catalogue/payable-price'
import { formatPickupHours } from '@contract/studio/pickup-hours'
import { localize } from '@contract/catalogue/product-texts'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { TRACKING_URL } from '@contract/board/fulfillment-step'
import { STUDIO_LANGUAGE } from '@contract/site/language'
import {
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_IMAGES,
  MAX_UPLOAD_PIXELS,
  PRODUCT_SIDES,
  UPLOAD_TYPES,
} from '@contract/admin/upload'
import { buildProduct } from '../support/products'

describe('what the studio tells of itself', () => {
  it.each([
    ['en', 'Monday – Friday, 09:00–17:00'],
    ['de', 'Montag – Freitag, 09:00–17:00'],
    ['fr', 'lundi – vendredi, 09:00–17:00'],
    ['it', 'lunedì – venerdì, 09:00–17:00'],
  ] as const)('is when goods can be picked up, in %s', (language, hours) => {
    expect(formatPickupHours(STUDIO_PLACEHOLDERS.pickupHours, language)).toBe(hours)
  })

  it('is one day by its name', () => {
    const hours = { firstDay: 6, lastDay: 6, opens: '10:00', closes: '12:00' }
    expect(formatPickupHours(hours, 'de')).toBe('Samstag, 10:00–12:00')
  })

  it('is where it is and how to reach it', () => {
    expect(STUDIO_PLACEHOLDERS).toMatchObject({
      name: 'Atelier Steinbock',
      email: 'hello@atelier-steinbock.example',
      address: { street: 'Musterstrasse 1', postalCode: '7000', city: 'Chur' },
    })
    expect(TRACKING_URL).toMatch(/^https:\/\/.*\{\{number\}\}$/)
    expect(STUDIO_PLACEHOLDERS.appStoreUrl).toMatch(/^https:\/\//)
    expect(STUDIO_LANGUAGE).toBe('de')
  })

  it('keeps each thing in the browser under a name of its own', () => {
    const names = Object.values(STORAGE_KEYS)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^atelier-steinbock\.[a-z-]+$/)
  })
})

describe('pages', () => {
  it('of products are called after them', () =>
    expect(formatPageTitle('Donuts', 'Atelier Steinbock')).toBe('Donuts | Atelier Steinbock'))

  it("that are a buyer's or the studio's own stay out of search engines", () => {
    const unlisted = PAGE_NAMES.filter((name) => !isIndexable(name))
    expect(unlisted).toEqual(['checkoutSuccess', 'checkoutCancelled', 'order', 'proof', 'admin', 'notFound'])
  })

  it('name their language in one parameter', () => expect(LANGUAGE_PARAMETER).toBe('lang'))
  it('find the film', () => expect(VIDEO_PATH).toBe('/media/film/the-printer-movie'))
})

describe('a product is described', () => {
  const words = { name: 'Krapfen', details: ['Baumwolle'] }
  const donuts = buildProduct({ translations: { de: words, fr: {} } })

  it('in the words that the language has', () => {
    expect(localize(donuts, 'name', 'de')).toEqual({ text: 'Krapfen', language: 'de' })
    expect(localize(donuts, 'details', 'de')).toEqual({ text: ['Baumwolle'], language: 'de' })
  })

  it.each([
    ['description', 'de', donuts],
    ['name', 'fr', donuts],
    ['name', 'it', donuts],
    ['name', 'en', buildProduct({ translations: { en: { name: 'No' } } as never })],
    ['name', 'de', buildProduct()],
  ] as const)('in English where its %s in %s is none', (field, language, product) => {
    expect(localize(product, field, language)).toEqual({ text: product[field], language: 'en' })
  })

  it('at the price that is paid, with the tax', () => {
    expect([
      computePayablePrice(29.9, 7.7),
      computePayablePrice(29.9, 8.1),
      computePayablePrice(0, 7.7),
    ]).toEqual([32.2, 32.32, 0])
  })
})

describe('limits of the specification', () => {
  it('are these', () => {
    expect(limits).toMatchObject({ MAX_QUANTITY: 10, MAX_LINES: 50, MIN_SCREEN_PRINT_PIECES: 10 })
  })

  it('let a phone send its pictures, and nothing that would stop the server', () => {
    expect([MAX_UPLOAD_BYTES, MAX_UPLOAD_IMAGES, MAX_UPLOAD_PIXELS]).toEqual([8_388_608, 4, 50_000_000])
    expect(UPLOAD_TYPES).toEqual(['image/jpeg', 'image/png', 'image/webp'])
    expect(PRODUCT_SIDES).toEqual(['front', 'back'])
  })
})

describe('a cookie', () => {
  it('is for the whole site and for so many days, Secure where the page is', () => {
    expect(formatCookie('a b', 'ü;', 2, false)).toBe('a%20b=%C3%BC%3B; path=/; max-age=172800; samesite=lax')
    expect(formatCookie('a', 'b', 1, true)).toBe('a=b; path=/; max-age=86400; samesite=lax; secure')
    expect(LANGUAGE_COOKIE_DAYS).toBe(365)
  })
})

describe('sentences that the shop says of a cart', () => {
  it('name what has changed', () => {
    const values = { name: 'Donuts', size: 'M', price: 'CHF 1.00', available: 3 }
    expect(
      ['priceChanged', 'tooFewLeft', 'soldOutLine', 'productGone'].map((key) =>
        formatMessage(key as never, values),
      ),
    ).toEqual([
      'The price of Donuts has changed to CHF 1.00. Please check your cart.',
      'Only 3 of Donuts in size M left. Please reduce the quantity.',
      'Donuts in size M is sold out. Please remove it from your cart.',
      'A product in your cart is no longer available. Please remove it.',
    ])
    expect(MESSAGES.notInCatalogue).toBe(
      'Product not found in catalog. Please refresh the page and try again.',
    )
  })

  it('keep what nobody has given them', () => {
    expect(formatMessage('sizeNotAvailable')).toBe('Size "{{size}}" is not available for this product')
  })
})
