import { SETTINGS } from './settings'

export type PostalAddress = Record<'street' | 'postalCode' | 'city', string>

/** Returns an address in two lines; the studio's where none is given. */
export function postalLines(
  { street, postalCode, city }: PostalAddress = SETTINGS.address,
): [string, string] {
  return [street, `${postalCode} ${city}`]
}

/** Returns an address in one line, as 'Musterstrasse 1, 7000 Chur'; the studio's where none is given. */
export function addressLine(address?: PostalAddress): string {
  return postalLines(address).join(', ')
}
