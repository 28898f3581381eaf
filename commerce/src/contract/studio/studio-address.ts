import type { PostalAddress } from './studio-profile'

/** Returns an address in two lines. */
export function postalLines({ street, postalCode, city }: PostalAddress): [string, string] {
  return [street, `${postalCode} ${city}`]
}

/** Returns an address in one line, as 'Musterstrasse 1, 7000 Chur'. */
export function addressLine(address: PostalAddress): string {
  return postalLines(address).join(', ')
}
