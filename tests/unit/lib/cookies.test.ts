import { describe, expect, it } from 'vitest'
import { formatCookie } from '@contract/site/cookie-text'
import { readCookie } from '@/lib/cookies'

describe('cookies', () => {
  it('lasts as many days as it is given [184]', () => {
    expect(formatCookie('consent', 'yes', { days: 150, isSecure: true })).toBe(
      'consent=yes; path=/; max-age=12960000; samesite=lax; secure',
    )
  })

  it('finds one among others', () => {
    expect(readCookie('a=1; shop.lang=de; b=2', 'shop.lang')).toBe('de')
    expect(readCookie('a=1', 'shop.lang')).toBeUndefined()
  })

  it('reads one that somebody has broken as what it is, and goes on', () => {
    expect(readCookie('shop.lang=%', 'shop.lang')).toBe('%')
  })
})
