import type { MedusaAddress } from '../stripe/buyer'

/** Returns the buyer's name from the first of the addresses that has one; '' if none has. */
export function getBuyerName(...addresses: (MedusaAddress | null | undefined)[]): string {
  return addresses.map(getFullName).find((name) => name !== '') ?? ''
}

/** Returns the lines of an address that are not empty, with the name first. */
export function formatAddressLines(address: MedusaAddress): string[] {
  return [
    getFullName(address),
    address.address_1,
    address.address_2,
    joinParts([address.postal_code, address.city]),
    address.country_code === 'ch' ? undefined : address.country_code?.toUpperCase(),
  ].filter((line) => line !== undefined && line !== '') as string[]
}

function getFullName(address: MedusaAddress | null | undefined): string {
  return joinParts([address?.first_name, address?.last_name])
}

function joinParts(parts: (string | undefined)[]): string {
  return parts.join(' ').trim()
}
