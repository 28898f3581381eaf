import { formatPostalLines } from '../../contract/studio/studio-address'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import { parseVatNumber } from '../../lib/vat-number'
import type { ReceiptContent } from '../receipt'

/** Returns who issues a receipt, with the VAT number that makes it one by MWSTG art. 26. */
export function toSeller({
  name,
  email,
  address,
  vatNumber,
}: Pick<StudioProfile, 'name' | 'email' | 'address' | 'vatNumber'>): ReceiptContent['seller'] {
  return {
    name,
    address: formatPostalLines(address),
    email,
    vatNumber: parseVatNumber(vatNumber),
  }
}
