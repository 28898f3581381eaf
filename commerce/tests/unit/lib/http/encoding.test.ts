import { describe, expect, it } from 'vitest'
import { chooseEncoding } from '../../../../src/lib/http/encoding'

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.1, gzip;q=1.0', 'br'],
    ['gzip,br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip, br; q=0.000', 'gzip'],
    ['br;q=0.0;x=1 , gzip ; q=0.5', 'gzip'],
    ['br;x=1;q=0', 'identity'],
    ['br;q=0.05', 'br'],
    ['br;xq=0', 'br'],
    ['gzip;q=0', 'identity'],
    ['deflate', 'identity'],
    ['brotli, x-gzip', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for a browser that takes %o is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})
