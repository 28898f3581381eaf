const SECONDS_PER_DAY = 86_400

/** The value of a cookie in a `document.cookie` string; undefined where it is missing. */
export function readCookie(cookies: string, name: string): string | undefined {
  const entry = cookies.split('; ').find((pair) => pair.startsWith(`${encodeURIComponent(name)}=`))
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(entry.indexOf('=') + 1))
}

/** A `document.cookie` assignment for the whole site that lasts so many days; Secure where the page is. */
export function cookieText(name: string, value: string, days: number, isSecure: boolean): string {
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${days * SECONDS_PER_DAY}`,
    'samesite=lax',
  ]
  return [...parts, ...(isSecure ? ['secure'] : [])].join('; ')
}

/** Sets a cookie of this page. */
export function writeCookie(name: string, value: string, days: number): void {
  document.cookie = cookieText(name, value, days, location.protocol === 'https:')
}
