const SECONDS_PER_DAY = 86_400

/** In days: how long a visitor's language is stored. */
export const LANGUAGE_COOKIE_DAYS = 365

/** `isSecure`: the page is served over https. */
type CookieLifetime = { days: number; isSecure: boolean }

/** Formats a cookie for the whole site, for `document.cookie` or Set-Cookie. */
export function formatCookie(name: string, value: string, { days, isSecure }: CookieLifetime): string {
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${days * SECONDS_PER_DAY}`,
    'samesite=lax',
  ]
  return [...parts, ...(isSecure ? ['secure'] : [])].join('; ')
}
