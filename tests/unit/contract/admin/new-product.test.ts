import { describe, expect, it } from 'vitest'
import { newProductSchema } from '@contract/admin/new-product'

describe('a product that the studio adds', () => {
  const product = { title: 'Ibex', price: 29.9, sizes: [{ name: 'M', pieces: 0 }] }
  const sizes = Array.from({ length: 21 }, (_, index) => ({ name: String(index), pieces: 1 }))

  it('has its name and its sizes without the blanks around them', () => {
    const typed = { ...product, title: ' Ibex ', sizes: [{ name: ' M ', pieces: 100_000 }] }
    expect(newProductSchema.parse(typed)).toEqual({ ...product, sizes: [{ name: 'M', pieces: 100_000 }] })
    expect(newProductSchema.safeParse({ ...product, sizes: sizes.slice(1) }).success).toBe(true)
  })

  it.each([
    ['a name', { title: ' ' }],
    ['a name that fits', { title: 'x'.repeat(1000) }],
    ['a price', { price: 0 }],
    ['a price that can be meant', { price: 1e9 }],
    ['a size', { sizes: [] }],
    ['sizes that a page can show', { sizes }],
    ['each size once', { sizes: [product.sizes[0], { name: ' M', pieces: 2 }] }],
    ['a name for each size', { sizes: [{ name: '', pieces: 1 }] }],
    ['whole pieces', { sizes: [{ name: 'M', pieces: 0.5 }] }],
    ['no fewer pieces than none', { sizes: [{ name: 'M', pieces: -1 }] }],
    ['pieces that can be meant', { sizes: [{ name: 'M', pieces: 100_001 }] }],
    ['nothing that nobody knows', { colour: 'red' }],
    ['sizes of which nothing else is said', { sizes: [{ name: 'M', pieces: 1, colour: 'red' }] }],
  ])('must have %s', (_, changes) => {
    expect(newProductSchema.safeParse({ ...product, ...changes }).success).toBe(false)
  })
})
