import { formatCookie } from '@contract/site/cookie-text'

/** Returns the raw value of a cookie in a `document.cookie` string; undefined if it is missing. */
export function readCookie(cookies: string, name: string): string | undefined {
  const entry = cookies.split('; ').find((pair) => pair.startsWith(`${encodeURIComponent(name)}=`))
  return entry?.slice(entry.indexOf('=') + 1)
}

export function writeCookie(name: string, value: string, days: number): void {
  document.cookie = formatCookie(name, value, { days, isSecure: location.protocol === 'https:' })
}
