const SECONDS_PER_DAY = 86_400

/** In days: how long a visitor's language is stored. */
export const LANGUAGE_COOKIE_DAYS = 365

/**
 * Formats a cookie for the whole site that lasts `days` days, for `document.cookie` or Set-Cookie. `isSecure`: the
 * page is served over https.
 */
export function formatCookie(name: string, value: string, days: number, isSecure: boolean): string {
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${days * SECONDS_PER_DAY}`,
    'samesite=lax',
  ]
  return [...parts, ...(isSecure ? ['secure'] : [])].join('; ')
}
