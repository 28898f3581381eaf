import type { StaffOrder } from '@contract/studio'
import { JobSheets } from './job-sheets'
import { PackingSlips } from './packing-slips'

/** Job sheets are for the press, packing slips for the parcel, with its address. */
export type SheetKind = 'jobSheet' | 'packingSlip'

export type SheetsProps = { orders: StaffOrder[]; onBack: () => void }

export function Sheets({ kind, ...props }: SheetsProps & { kind: SheetKind }) {
  return kind === 'jobSheet' ? <JobSheets {...props} /> : <PackingSlips {...props} />
}
