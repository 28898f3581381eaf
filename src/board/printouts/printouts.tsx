import { JobSheets } from './job-sheets'
import { PackingSlips } from './packing-slips'
import type { PrintoutsProps } from './printout-page'

/** Job sheets are for printing the shirts; packing slips, with the address, for the parcels. */
export type PrintoutKind = 'jobSheet' | 'packingSlip'

export function Printouts({ kind, ...props }: PrintoutsProps & { kind: PrintoutKind }) {
  return kind === 'jobSheet' ? <JobSheets {...props} /> : <PackingSlips {...props} />
}
