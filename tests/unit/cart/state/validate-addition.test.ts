import { describe, expect, it } from 'vitest'
import { formatMessage, type UserMessage } from '@contract/api/messages'
import { type AdditionRequest, validateAddition } from '@/cart/state/validate-addition'
import { buildCartLine, buildProduct } from '../../support/products'

const SKULL = buildProduct()
const GONE = buildProduct({ id: 'prod_gone', inStock: false })
const FULL = [buildCartLine({ quantity: 10 })]

function getError(addition: AdditionRequest, catalogue = [SKULL], lines = FULL): string {
  const verdict = validateAddition(addition, catalogue, lines)
  if (!('error' in verdict)) return 'added'
  return sentence(verdict.error)
}

function sentence(shown: UserMessage): string {
  if ('text' in shown) return shown.text
  return shown.key === 'failedToRemoveItem' || shown.key === 'failedToUpdateQuantity'
    ? shown.key
    : formatMessage(shown.key, shown.values)
}

describe('adding to the cart is checked in the order of section 5', () => {
  it('product information must be present [191]', () => {
    expect(getError({ product: null, size: 'M' })).toBe('Product information is required')
    expect(getError({ product: undefined, size: 'M' })).toBe('Product information is required')
  })

  it.each([undefined, null, '', 7, {}])(
    'a size must be chosen and be text, which %s is not [192]',
    (size) => {
      expect(getError({ product: SKULL, size })).toBe('Please select a size')
    },
  )

  it('the product must be in the catalogue [193]', () => {
    expect(getError({ product: { id: 'prod_unknown' }, size: 'M' })).toMatch(/^Product not found in catalog/)
  })

  it('the product must be in stock [194]', () => {
    expect(getError({ product: GONE, size: 'M' }, [GONE])).toBe('This product is currently out of stock')
  })

  it('the size must be one of the product [195]', () => {
    expect(getError({ product: SKULL, size: 'XXS' })).toBe('Size "XXS" is not available for this product')
  })

  it('a line of ten takes no more [196]', () => {
    expect(getError({ product: SKULL, size: 'M' })).toBe('Maximum quantity (10) reached for this item')
    expect(getError({ product: SKULL, size: 'M' }, [SKULL], [buildCartLine({ quantity: 9 })])).toBe('added')
    expect(getError({ product: SKULL, size: 'L' })).toBe('added')
  })

  it('of two faults the earlier one is shown [197]', () => {
    const both = [
      [{ product: null, size: undefined }, 'Product information is required'],
      [{ product: { id: 'prod_unknown' }, size: undefined }, 'Please select a size'],
      [{ product: GONE, size: '' }, 'Please select a size'],
      [{ product: { id: 'prod_unknown' }, size: 'XXS' }, formatMessage('notInCatalogue')],
      [{ product: GONE, size: 'XXS' }, 'This product is currently out of stock'],
    ] as const
    for (const [addition, expected] of both) expect(getError(addition, [SKULL, GONE])).toBe(expected)
    const goneAndFull = [buildCartLine({ id: 'prod_gone-M', productId: 'prod_gone', quantity: 10 })]
    expect(getError({ product: GONE, size: 'M' }, [GONE], goneAndFull)).toBe(
      'This product is currently out of stock',
    )
    const unlistedAndFull = [buildCartLine({ id: 'prod_skull-XXS', size: 'XXS', quantity: 10 })]
    expect(getError({ product: SKULL, size: 'XXS' }, [SKULL], unlistedAndFull)).toMatch(/^Size "XXS"/)
  })

  it('the price is the one of the catalogue, whatever was passed in [198]', () => {
    const tampered = { ...SKULL, price: 0.01, prices: { M: 0.01 } }
    expect(validateAddition({ product: tampered, size: 'M' }, [SKULL], [])).toEqual({
      product: SKULL,
      size: 'M',
    })
  })
})
