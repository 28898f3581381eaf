import { PLACEHOLDERS } from '../../src/contract/studio/studio-profile'
import type { SessionRow } from '../payment/store'

/** Whom a session pays: as it says itself, else the name of the account. */
export function merchantOf(row: SessionRow | undefined): string {
  return row?.merchant ?? PLACEHOLDERS.name
}
