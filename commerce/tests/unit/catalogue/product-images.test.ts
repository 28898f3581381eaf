import { describe, expect, it } from 'vitest'
import { replaceProductImage } from '../../../src/catalogue/product-images'

describe("a product's pictures", () => {
  const images = [
    { id: 'b', url: '/b', rank: 1 },
    { id: 'a', url: '/a', rank: 0 },
    { id: 'c', url: '/c', rank: 2 },
  ]
  it('keep front first and back second [R7]', () => {
    expect(replaceProductImage({ images }, 'front', '/new')).toEqual({
      thumbnail: '/new',
      images: [
        { url: '/new', metadata: { side: 'front' } },
        { id: 'b', url: '/b', metadata: { side: 'back' } },
        { id: 'c', url: '/c', metadata: {} },
      ],
    })
    expect(replaceProductImage({ images }, 'back', '/new').images.map(({ url }) => url)).toEqual([
      '/a',
      '/new',
      '/c',
    ])
    expect(replaceProductImage({ images: [] }, 'front', '/new')).toMatchObject({ thumbnail: '/new' })
  })
})
