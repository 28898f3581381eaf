import { PRINT_SIDES, type PrintSide } from '../../contract/catalogue/product-print'

/** Empty where a product does not say; `back` is the address of its picture. */
export type PrintDetails = { side: PrintSide | null; method: string; inks: string; back: string }

export const NO_PRINT_DETAILS: PrintDetails = { side: null, method: '', inks: '', back: '' }

/** Of longer words the rest is left out: they stand on every job sheet. */
const MAX_LENGTH = 100

/** Reads what staff have typed; what is none of the sides says nothing. */
export function parsePrintDetails(row: Record<keyof PrintDetails, string | null>): PrintDetails {
  const side = truncateDetail(row.side).toLowerCase()
  return {
    side: PRINT_SIDES.find((known) => known === side) ?? null,
    method: truncateDetail(row.method),
    inks: truncateDetail(row.inks),
    back: row.back ?? '',
  }
}

function truncateDetail(value: string | null): string {
  return (value ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
}
