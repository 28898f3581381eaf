import { describe, expect, it } from 'vitest'
import * as limits from '@contract/limits'
import {
  MAX_UPLOAD_BYTES,
  MAX_UPLOAD_IMAGES,
  MAX_UPLOAD_PIXELS,
  PRODUCT_SIDES,
  UPLOAD_TYPES,
} from '@contract/admin/upload'

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
