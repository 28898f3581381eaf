import { STUDIO_PLACEHOLDERS } from '../../src/contract/studio/studio-profile'
import type { SessionRow } from '../payment/store'

/** Whom a session pays: as it says itself, else the name of the account. */
export function getMerchantName(row: SessionRow | undefined): string {
  return row?.merchant ?? STUDIO_PLACEHOLDERS.name
}
