import { describe, expect, it } from 'vitest'
import { formatCookie, LANGUAGE_COOKIE_DAYS } from '@contract/site/cookie-text'

describe('a cookie', () => {
  it('is for the whole site and for so many days, Secure where the page is', () => {
    expect(formatCookie('a b', 'ü;', { days: 2, isSecure: false })).toBe(
      'a%20b=%C3%BC%3B; path=/; max-age=172800; samesite=lax',
    )
    expect(formatCookie('a', 'b', { days: 1, isSecure: true })).toBe(
      'a=b; path=/; max-age=86400; samesite=lax; secure',
    )
    expect(LANGUAGE_COOKIE_DAYS).toBe(365)
  })
})
