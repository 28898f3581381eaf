import type { PostalAddress } from './studio-profile'

/** The studio's country. The rest of its address is in Medusa's store. */
export const STUDIO_COUNTRY = 'Switzerland'

/** Returns an address in two lines. */
export function formatPostalLines({ street, postalCode, city }: PostalAddress): [string, string] {
  return [street, `${postalCode} ${city}`]
}

/** Returns an address in one line, such as 'Musterstrasse 1, 7000 Chur'. */
export function formatAddressLine(address: PostalAddress): string {
  return formatPostalLines(address).join(', ')
}
