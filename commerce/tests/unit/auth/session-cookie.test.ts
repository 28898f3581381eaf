import { describe, expect, it } from 'vitest'
import { buildSessionCookie } from '../../../src/auth/session-cookie'

describe("the cookie of the staff's session", () => {
  it('comes from this host alone, over https, and is hidden from scripts and other sites', () => {
    expect(buildSessionCookie('https://shop.example')).toEqual({
      sessionOptions: { name: '__Host-session' },
      // With a domain, or another path, browsers refuse such a name.
      cookieOptions: { httpOnly: true, sameSite: 'lax', secure: true, path: '/' },
    })
  })

  it('is kept by browsers where the studio tries its shop without https', () => {
    const { sessionOptions, cookieOptions } = buildSessionCookie('http://localhost:9000')
    expect([sessionOptions.name, cookieOptions.secure]).toEqual(['connect.sid', false])
  })
})
