const SECONDS_PER_DAY = 86_400

/** How long a visitor's language is remembered, in days. */
export const LANGUAGE_COOKIE_DAYS = 365

/** A cookie for the whole site that lasts so many days, as `document.cookie` and Set-Cookie take it; Secure where the page is. */
export function formatCookie(name: string, value: string, days: number, isSecure: boolean): string {
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${days * SECONDS_PER_DAY}`,
    'samesite=lax',
  ]
  return [...parts, ...(isSecure ? ['secure'] : [])].join('; ')
}
