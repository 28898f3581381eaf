import { describe, expect, it } from 'vitest'
import { computePayablePrice } from '@contract/catalogue/payable-price'
import { findProduct, getEnlargedImageUrl, getPiecesLeft, getSmallImageUrl } from '@/shop/catalogue/product'
import { buildProduct } from '../../support/products'

describe('a product', () => {
  it('has a small picture beside the full one', () => {
    expect(getSmallImageUrl('/media/a-front.webp')).toBe('/media/a-front-400.webp')
    expect(getSmallImageUrl('/media/a-front-400.webp')).toBe('/media/a-front-400.webp')
    expect(getSmallImageUrl('https://cdn.example/a.jpg')).toBe('https://cdn.example/a.jpg')
    // A bucket holds no small ones.
    expect(getSmallImageUrl('https://cdn.example/a.webp')).toBe('https://cdn.example/a.webp')
  })

  it('has a larger picture to look closer only where the studio drew it', () => {
    expect(getEnlargedImageUrl('/media/products/donuts-back.webp')).toBe(
      '/media/products/donuts-back-2000.webp',
    )
    expect(getEnlargedImageUrl('/media/uploads/a.webp')).toBeUndefined()
    expect(getEnlargedImageUrl('https://cdn.example/media/products/a.webp')).toBeUndefined()
  })

  it('knows how many pieces of a size are left', () => {
    expect(['S', 'L', 'XL', 'XXS'].map((size) => getPiecesLeft(buildProduct(), size))).toEqual([
      20,
      Infinity,
      0,
      0,
    ])
  })

  it('is found by handle and by id', () => {
    expect(findProduct([buildProduct()], 'crying-skull')?.id).toBe('prod_skull')
    expect(findProduct([buildProduct()], 'prod_skull')?.id).toBe('prod_skull')
    expect(findProduct([buildProduct()], 'x')).toBeUndefined()
  })

  it('costs the buyer its price and the tax', () => {
    expect(computePayablePrice(29.9, 7.7)).toBe(32.2)
    expect(computePayablePrice(29.9, 8.1)).toBe(32.32)
  })
})
