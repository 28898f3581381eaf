import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Checkout } from '../../../src/checkout/checkout'
import {
  buildSessionParams,
  computeSessionExpiry,
  doesExpireTooSoon,
} from '../../../src/checkout/session-params'

const URLS = { successUrl: 'https://shop.example/s', cancelUrl: 'https://shop.example/' }

const LINE = {
  variantId: 'v1',
  productId: 'p1',
  name: 'Crying Skull',
  size: 'M',
  quantity: 2,
  priceInRappen: 2990,
  image: '/media/a.webp',
}

const CHECKOUT = {
  id: 'chki_1',
  locale: 'en',
  delivery_option: 'shipping',
  lines: [LINE],
  currency: 'CHF',
  subtotal: 5980,
  total: 7440,
  shipping_option_id: 'so_1',
  shipping: 1000,
  tax: 460,
  tax_rate_percent: 7.7,
  expires_at: new Date('2026-11-22T12:30:00.900Z'),
} as Checkout

const buildParams = (changes: Partial<Checkout> = {}, imageOrigin?: string) =>
  buildSessionParams({ ...CHECKOUT, ...changes }, URLS, { name: 'Atelier Gämse' }, imageOrigin)

const listNames = (changes: Partial<Checkout>) => {
  const { line_items: items = [], shipping_options: options = [] } = buildParams(changes)
  const [goods, tax] = items.map(({ price_data: price }) => price?.product_data)
  return [goods?.description, tax?.name, options[0]?.shipping_rate_data?.display_name]
}

describe('the payment page', () => {
  it('asks for exactly what was quoted: each line, the tax, the shipping, until the checkout ends', () => {
    expect(buildParams()).toEqual({
      mode: 'payment',
      client_reference_id: 'chki_1',
      metadata: { checkout_intent: 'chki_1', quote_0: expect.stringContaining('"quantity":2') },
      payment_intent_data: { metadata: { checkout_intent: 'chki_1' } },
      locale: 'en',
      branding_settings: { display_name: 'Atelier Gämse' },
      success_url: URLS.successUrl,
      cancel_url: URLS.cancelUrl,
      expires_at: Date.parse('2026-11-22T12:30:00Z') / 1000,
      line_items: [
        {
          quantity: 2,
          price_data: {
            currency: 'chf',
            unit_amount: 2990,
            product_data: { name: 'Crying Skull', description: 'Size M' },
          },
        },
        {
          quantity: 1,
          price_data: { currency: 'chf', unit_amount: 460, product_data: { name: 'VAT 7.7 %' } },
        },
      ],
      shipping_address_collection: { allowed_countries: ['CH'] },
      shipping_options: [
        {
          shipping_rate_data: {
            type: 'fixed_amount',
            display_name: 'Shipping within Switzerland',
            fixed_amount: { amount: 1000, currency: 'chf' },
          },
        },
      ],
    })
  })

  it.each([
    ['en', ['Size M', 'VAT 7.7 %', 'Shipping within Switzerland']],
    ['de', ['Grösse M', 'MWST 7.7 %', 'Versand innerhalb der Schweiz']],
    ['fr', ['Taille M', 'TVA 7.7 %', 'Envoi en Suisse']],
    ['it', ['Taglia M', 'IVA 7.7 %', 'Spedizione in Svizzera']],
  ])("speaks the buyer's language, %s", (locale, names) => {
    expect(listNames({ locale })).toEqual(names)
    expect(buildParams({ locale }).locale).toBe(locale)
  })

  it('has room for a name of 250 characters, and cuts a longer one between two with an ellipsis', () => {
    const getName = (name: string) =>
      buildParams({ lines: [{ ...LINE, name }] }).line_items?.[0]?.price_data?.product_data?.name
    expect(getName('a'.repeat(250))).toBe('a'.repeat(250))
    expect(getName('a'.repeat(251))).toBe(`${'a'.repeat(249)}…`)
    expect(getName(`${'a'.repeat(248)} and more`)).toBe(`${'a'.repeat(248)}…`)
    expect(getName(`${'a'.repeat(247)}💀💀`)).toBe(`${'a'.repeat(247)}💀…`)
    expect(getName(`${'a'.repeat(248)}💀💀`)).toBe(`${'a'.repeat(248)}…`)
  })

  it('asks for no address and no shipping where the goods are picked up', () => {
    const parameters = buildParams({ delivery_option: 'pickup', shipping: 0 })
    expect(parameters.line_items).toHaveLength(2)
    expect(parameters).not.toHaveProperty('shipping_address_collection')
    expect(parameters).not.toHaveProperty('shipping_options')
  })

  it('charges for goods that are picked up what was quoted, without asking for an address', () => {
    const parameters = buildParams({ delivery_option: 'pickup', shipping: 250 })
    expect(parameters.line_items?.at(-1)).toEqual({
      quantity: 1,
      price_data: { currency: 'chf', unit_amount: 250, product_data: { name: 'Pickup' } },
    })
    expect(parameters).not.toHaveProperty('shipping_address_collection')
    expect(parameters).not.toHaveProperty('shipping_options')
  })

  it('names no size of what has none, as the work of a print', () => {
    const [work] = buildParams({ lines: [{ ...LINE, size: '' }] }).line_items ?? []
    expect(work?.price_data?.product_data).toEqual({ name: 'Crying Skull' })
  })

  it('has no line for a tax of nothing', () => {
    expect(buildParams({ tax: 0 }).line_items).toHaveLength(1)
  })

  it('shows pictures where the provider can fetch them, from wherever they lie', () => {
    const pictures = (image: string, origin?: string) =>
      buildParams({ lines: [{ ...LINE, image }] }, origin).line_items?.[0]?.price_data?.product_data?.images
    expect(pictures('/media/a.webp', 'https://shop.example')).toEqual(['https://shop.example/media/a.webp'])
    expect(pictures('https://bucket.example/a.webp', 'https://shop.example')).toEqual([
      'https://bucket.example/a.webp',
    ])
    expect(pictures('', 'https://shop.example')).toBeUndefined()
    expect(pictures('/media/a.webp')).toBeUndefined()
  })
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

it('a buyer has half an hour to pay, and the way to the provider two minutes', () => {
  expect(computeSessionExpiry()).toEqual(new Date('2026-11-24T10:32:00Z'))
})

it('a session that could not last half an hour any more is opened with a later end', () => {
  const end = computeSessionExpiry()
  vi.advanceTimersByTime(90_000)
  expect(doesExpireTooSoon(end)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(doesExpireTooSoon(end)).toBe(true)
})
