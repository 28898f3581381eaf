import { postalLines } from '../../contract/studio/studio-address'
import type { StudioFacts } from '../../contract/studio/studio-profile'
import { parseVatNumber } from '../../lib/vat-number'
import type { ReceiptContent } from '../receipt'

/** Returns who issues a receipt, with the VAT number that makes it one by MWSTG art. 26. */
export function seller({
  name,
  email,
  address,
  vatNumber,
}: Pick<StudioFacts, 'name' | 'email' | 'address' | 'vatNumber'>): ReceiptContent['seller'] {
  return {
    name,
    address: postalLines(address),
    email,
    vatNumber: parseVatNumber(vatNumber),
  }
}
