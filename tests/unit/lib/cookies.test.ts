import { describe, expect, it } from 'vitest'
import { cookieText } from '@contract/cookie-text'
import { readCookie } from '@/lib/cookies'

describe('cookies', () => {
  it('lasts as many days as it is told [184]', () => {
    expect(cookieText('consent', 'yes', 150, true)).toBe(
      'consent=yes; path=/; max-age=12960000; samesite=lax; secure',
    )
  })

  it('finds one among others', () => {
    expect(readCookie('a=1; shop.lang=d%20e; b=2', 'shop.lang')).toBe('d e')
    expect(readCookie('a=1', 'shop.lang')).toBeUndefined()
  })
})
