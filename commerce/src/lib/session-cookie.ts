/**
 * How the staff's session cookie is called and set. Browsers take a `__Host-` cookie from this very host only, over https
 * (RFC 6265bis, section 4.1.3.2); over plain http they would drop it, and one that is marked secure.
 */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  return {
    sessionOptions: { name: secure ? '__Host-session' : 'connect.sid' },
    cookieOptions: { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const,
  }
}
