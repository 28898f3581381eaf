import { describe, expect, it } from 'vitest'
import type { SalesCatalogue } from '../../../src/catalogue/catalogue-index'
import type { CartItem } from '../../../src/contract/cart/cart-item'
import { DEFAULT_PRICING } from '../../../src/contract/money/totals'
import { findCartSizes, quoteCart } from '../../../src/checkout/quote'

const size = (name: string, changes: object = {}) => ({
  variantId: `var_${name}`,
  size: name,
  priceInRappen: 2990,
  stock: [{ inventoryItemId: `inv_${name}`, perPiece: 1 }],
  available: 5,
  ...changes,
})
const CATALOGUE = {
  products: [
    {
      id: 'prod_1',
      name: 'Crying Skull',
      images: ['/front.webp', '/back.webp'],
      sizes: [size('S'), size('M'), size('L', { stock: null, priceInRappen: 3490 })],
    },
    { id: 'prod_2', name: 'Plain', images: [], sizes: [size('M', { variantId: 'var_plain', stock: null })] },
  ],
  pricing: DEFAULT_PRICING,
  shippingOptionIds: { shipping: 'so_parcel', pickup: 'so_pickup' },
} as unknown as SalesCatalogue
const STOCK = new Map([
  ['inv_S', 0],
  ['inv_M', 3],
])

const item = (changes: Partial<CartItem> = {}): CartItem => ({
  id: 'prod_1-M',
  productId: 'prod_1',
  name: 'whatever the browser says',
  size: 'M',
  price: 29.9,
  currency: 'CHF',
  image: '/whatever.webp',
  quantity: 2,
  ...changes,
})
const listIssues = (...items: CartItem[]) => {
  const answer = quoteCart(items, 'shipping', CATALOGUE, STOCK)
  return 'issues' in answer ? answer.issues : []
}

describe('a cart that can be sold', () => {
  it('is quoted by what the catalogue says, whatever names and pictures were sent', () => {
    expect(quoteCart([item()], 'shipping', CATALOGUE, STOCK)).toEqual({
      quote: {
        delivery_option: 'shipping',
        lines: [
          {
            variantId: 'var_M',
            productId: 'prod_1',
            name: 'Crying Skull',
            size: 'M',
            quantity: 2,
            priceInRappen: 2990,
            image: '/front.webp',
          },
        ],
        currency: 'CHF',
        subtotal: 5980,
        shipping: 1000,
        tax: 460,
        total: 7440,
        tax_rate_percent: 7.7,
        shipping_option_id: 'so_parcel',
      },
    })
  })

  it('costs no shipping where it is picked up', () => {
    expect(quoteCart([item()], 'pickup', CATALOGUE, STOCK)).toMatchObject({
      quote: { delivery_option: 'pickup', shipping: 0, total: 6440, shipping_option_id: 'so_pickup' },
    })
  })

  it('takes all that is left of a size, and any number where nobody counts', () => {
    expect(listIssues(item({ quantity: 3 }))).toEqual([])
    expect(listIssues(item({ id: 'l', size: 'L', price: 34.9, quantity: 10 }))).toEqual([])
  })

  it('needs no picture', () => {
    const plain = item({ id: 'prod_2-M', productId: 'prod_2' })
    expect(quoteCart([plain], 'shipping', CATALOGUE, STOCK)).toMatchObject({
      quote: { lines: [{ image: '' }] },
    })
  })
})

describe('a line that cannot be sold as it was asked for', () => {
  it('is of a product that is gone', () => {
    expect(listIssues(item({ productId: 'prod_9' }))).toEqual([
      {
        id: 'prod_1-M',
        code: 'product_gone',
      },
    ])
  })

  it('is of a size that is gone', () => {
    expect(listIssues(item({ size: 'XXS' }))).toEqual([
      { id: 'prod_1-M', code: 'size_gone', values: { size: 'XXS' } },
    ])
  })

  it('asks for more than there is, and says how many there are', () => {
    expect(listIssues(item({ quantity: 4 }))).toEqual([
      {
        id: 'prod_1-M',
        code: 'out_of_stock',
        values: { name: 'Crying Skull', size: 'M', available: 3 },
      },
    ])
    expect(listIssues(item({ id: 's', size: 'S', quantity: 1 }))).toEqual([
      {
        id: 's',
        code: 'out_of_stock',
        values: { name: 'Crying Skull', size: 'S', available: 0 },
      },
    ])
  })

  it('asks in two lines for more than there is of what both are made of', () => {
    const stock = [{ inventoryItemId: 'inv_M', perPiece: 1 }]
    const shared = {
      ...CATALOGUE,
      products: [{ ...CATALOGUE.products[0], sizes: [size('M'), size('XL', { stock })] }],
    }
    const items = [item(), item({ id: 'prod_1-XL', size: 'XL' })]
    expect(quoteCart(items, 'shipping', shared as SalesCatalogue, STOCK)).toEqual({
      issues: [
        { id: 'prod_1-XL', code: 'out_of_stock', values: { name: 'Crying Skull', size: 'XL', available: 1 } },
      ],
    })
  })

  it.each([[{ price: 0.05 }], [{ price: 29.91 }], [{ currency: 'EUR' }]])(
    'names another price than the shop, %o, and gets the right one',
    (changes) => {
      expect(listIssues(item(changes))).toEqual([
        {
          id: 'prod_1-M',
          code: 'price_changed',
          values: { name: 'Crying Skull', price: 29.9, currency: 'CHF' },
        },
      ])
    },
  )

  it('stands there twice: the second one is refused', () => {
    expect(listIssues(item(), item({ quantity: 1 }))).toEqual([{ id: 'prod_1-M', code: 'duplicate_line' }])
  })

  it('is named with all the others, and nothing is quoted', () => {
    const issues = listIssues(
      item({ id: 'a', size: 'XXS' }),
      item(),
      item({ id: 'b', quantity: 1, price: 1 }),
    )
    expect(issues.map(({ id, code }) => [id, code])).toEqual([
      ['a', 'size_gone'],
      ['b', 'price_changed'],
    ])
  })
})

it('names the sizes whose stock must be looked at, of what there is', () => {
  const items = [item(), item({ size: 'XXS' }), item({ productId: 'prod_9' }), item({ productId: 'prod_2' })]
  expect(findCartSizes(items, CATALOGUE).map(({ variantId }) => variantId)).toEqual(['var_M', 'var_plain'])
})
