import { SETTINGS } from '../../contract/settings'
import { postalLines } from '../../contract/studio-address'
import type { StudioFacts } from '../../lib/studio-facts'
import { parseVatNumber } from '../../lib/vat-number'
import type { ReceiptContent } from '../receipt'

/** Returns who issues a receipt, with the VAT number that makes it one by MWSTG art. 26. */
export function seller({
  address,
  vatNumber,
}: Pick<StudioFacts, 'address' | 'vatNumber'>): ReceiptContent['seller'] {
  return {
    name: SETTINGS.name,
    address: postalLines(address),
    email: SETTINGS.email,
    vatNumber: parseVatNumber(vatNumber),
  }
}
