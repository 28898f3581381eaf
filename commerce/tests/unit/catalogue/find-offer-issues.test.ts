import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toSingleLine } from '../../../src/catalogue/medusa-product'
import {
  isShowableImage,
  type IsStocked,
  filterOfferedVariants,
  findOfferIssues,
  type OfferProduct,
  type OfferTerms,
  type OfferVariant,
} from '../../../src/catalogue/find-offer-issues'
import { cartItemSchema } from '../../../src/contract/cart/cart-item'
import { MAX_NAME_LENGTH, MAX_PRICE_IN_FRANCS, MAX_SIZE_LENGTH } from '../../../src/contract/limits'
import { toFrancs } from '../../../src/contract/money/money'
import { DEFAULT_PRICING } from '../../../src/contract/money/totals'

const TERMS: OfferTerms = {
  pricing: DEFAULT_PRICING,
  salesChannelId: 'shop',
  shippingProfileIds: ['parcels', 'parcels'],
  issues: [],
}
const everythingStocked: IsStocked = () => true

function size(name: string, other: Partial<OfferVariant> = {}): OfferVariant {
  return {
    id: `variant_${name}`,
    size: name,
    priceInRappen: 2990,
    inventoryItemIds: [`item_${name}`],
    ...other,
  }
}

function product(other: Partial<OfferProduct> = {}): OfferProduct {
  return {
    isPublished: true,
    name: 'Donuts',
    images: ['/media/products/donuts-front.webp'],
    shippingProfileId: 'parcels',
    salesChannelIds: ['shop'],
    variants: [size('S'), size('M')],
    ...other,
  }
}

function codes(tried: OfferProduct, terms = TERMS, isStocked = everythingStocked) {
  return findOfferIssues(tried, terms, isStocked).map(({ code, size }) =>
    size === undefined ? code : `${size}: ${code}`,
  )
}

describe('a product', () => {
  it('is offered when nothing stands against an order of it [F2]', () => {
    expect(codes(product())).toEqual([])
  })

  it.each<[string, Partial<OfferProduct>]>([
    ['not_published', { isPublished: false }],
    ['not_in_sales_channel', { salesChannelIds: ['fair'] }],
    ['no_shipping_profile', { shippingProfileId: null }],
    ['other_shipping_profile', { shippingProfileId: 'bulky' }],
    ['no_name', { name: '' }],
    ['name_too_long', { name: 'x'.repeat(MAX_NAME_LENGTH + 1) }],
    ['no_picture', { images: [] }],
    ['no_picture', { images: ['data:image/png;base64,xx', 'http://'] }],
    ['no_sizes', { variants: [] }],
  ])('is kept back whole, with the reason %s [F2] [F7]', (code, other) => {
    const tried = product(other)
    expect(codes(tried)).toEqual([code])
    expect(filterOfferedVariants(tried.variants, findOfferIssues(tried, TERMS, everythingStocked))).toEqual(
      [],
    )
  })

  it('is kept back while the shop itself lacks what every order needs [F2]', () => {
    const terms: OfferTerms = { ...TERMS, issues: ['no_shipping_option', 'payment_disabled'] }
    expect(codes(product(), terms)).toEqual(['no_shipping_option', 'payment_disabled'])
  })

  it('must fit every way to the buyer, who chooses the way last [F2]', () => {
    expect(codes(product(), { ...TERMS, shippingProfileIds: ['parcels', 'shelf'] })).toEqual([
      'other_shipping_profile',
    ])
  })
})

describe('a size', () => {
  it.each<[string, Partial<OfferVariant>]>([
    ['no_size_name', { size: '' }],
    ['size_name_too_long', { size: 'x'.repeat(MAX_SIZE_LENGTH + 1) }],
    ['no_price', { priceInRappen: null }],
    ['price_zero', { priceInRappen: 0 }],
    ['price_too_low', { priceInRappen: 45 }],
    ['price_too_low', { priceInRappen: -2990 }],
    ['price_too_high', { priceInRappen: MAX_PRICE_IN_FRANCS * 100 + 1 }],
    // Ten of it would be more than one payment may be.
    ['price_too_high', { priceInRappen: 9_500_000 }],
    ['price_too_high', { priceInRappen: Number.NaN }],
    ['no_inventory_item', { inventoryItemIds: [] }],
  ])('is kept back alone, with the reason %s, and the others stay [F2] [F7] [F8]', (code, other) => {
    const tried = product({ variants: [size('S'), { ...size('M'), ...other }] })
    const issues = findOfferIssues(tried, TERMS, everythingStocked)
    expect(issues.map((issue) => issue.code)).toEqual([code])
    expect(filterOfferedVariants(tried.variants, issues).map(({ id }) => id)).toEqual(['variant_S'])
  })

  it('is kept back where no location of the shop stocks all that it is made of [F2]', () => {
    const tried = product({ variants: [size('S', { inventoryItemIds: ['shirt', 'print'] })] })
    expect(codes(tried, TERMS, (item) => item === 'shirt')).toEqual(['S: no_stock_location'])
  })

  it('needs no stock where nobody counts it [F2]', () => {
    expect(codes(product({ variants: [size('S', { inventoryItemIds: null })] }), TERMS, () => false)).toEqual(
      [],
    )
  })

  it('is kept back with every other of its name, as a buyer could get the wrong one [F2]', () => {
    const variants = [size('M'), size('M', { id: 'other' }), size('L')]
    expect(codes(product({ variants }))).toEqual(['M: duplicate_size', 'M: duplicate_size'])
    const offered = filterOfferedVariants(
      variants,
      findOfferIssues(product({ variants }), TERMS, everythingStocked),
    )
    expect(offered.map(({ size }) => size)).toEqual(['L'])
  })
})

it('offers nothing that a cart could not hold [F7] [F8]', () => {
  const anyProduct = fc.record({
    name: fc
      .oneof(
        fc.string(),
        fc.integer({ min: 240, max: 310 }).map((length) => 'ü'.repeat(length)),
      )
      .map(toSingleLine),
    size: fc
      .oneof(
        fc.string(),
        fc.integer({ min: 40, max: 60 }).map((length) => 'x'.repeat(length)),
      )
      .map(toSingleLine),
    priceInRappen: fc.oneof(fc.integer(), fc.constantFrom(0, 45, 46, 2990, 9_000_000, 10_000_001)),
    image: fc.constantFrom('/media/a.webp', 'https://example.ch/a.webp', 'data:x', `/${'x'.repeat(2000)}`),
  })
  fc.assert(
    fc.property(anyProduct, ({ name, size: title, priceInRappen, image }) => {
      const tried = product({ name, images: [image], variants: [size(title, { priceInRappen })] })
      if (findOfferIssues(tried, TERMS, everythingStocked).length > 0) return
      const line = {
        id: `prod_1-${title}`,
        productId: 'prod_1',
        name,
        size: title,
        price: toFrancs(priceInRappen),
        currency: 'CHF',
        image,
        quantity: 10,
      }
      expect(cartItemSchema.safeParse(line).success).toBe(true)
    }),
    { numRuns: 100 },
  )
})

it('takes a picture of its own or of the web for one, and nothing that a browser would not load', () => {
  const shown = ['/media/a.webp', 'https://example.ch/a.webp', 'a.webp']
  const refused = ['', 'data:image/png;base64,xx', 'ftp://example.ch/a', 'http://', `/${'x'.repeat(2000)}`]
  expect(shown.filter((url) => !isShowableImage(url))).toEqual([])
  expect(refused.filter(isShowableImage)).toEqual([])
})

it('puts a name on one line', () => {
  expect(toSingleLine(' Donuts\n\u0000\u0085 second\u2028edition\t')).toBe('Donuts second edition')
})
