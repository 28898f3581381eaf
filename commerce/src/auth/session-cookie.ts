/**
 * Returns name and attributes of the staff's session cookie. Browsers accept a `__Host-` cookie from this host
 * only, and over https only (RFC 6265bis, section 4.1.3.2). Over plain http they would drop that, and a secure
 * one.
 */
export function buildSessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  return {
    sessionOptions: { name: secure ? '__Host-session' : 'connect.sid' },
    cookieOptions: { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const,
  }
}
