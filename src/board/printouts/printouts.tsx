import { JobSheets } from './job-sheets'
import { PackingSlips } from './packing-slips'
import type { SheetsProps } from './printout-page'

/** Job sheets are for the press, packing slips for the parcel, with its address. */
export type SheetKind = 'jobSheet' | 'packingSlip'

export function Sheets({ kind, ...props }: SheetsProps & { kind: SheetKind }) {
  return kind === 'jobSheet' ? <JobSheets {...props} /> : <PackingSlips {...props} />
}
