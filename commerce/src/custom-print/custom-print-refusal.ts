import { fillTemplate } from '../contract/text/template'
import { formatGroupedFrancs } from '../contract/money/money'
import type {
  CustomPrintFailure,
  CustomPrintFailureCode,
} from '../contract/custom-print/custom-print-failures'
import { HttpRefusal } from '../refusals/shop-refusal'
import { CUSTOM_PRINT_FAILURES } from './custom-print-failure-sentences'

const STATUS: Partial<Record<CustomPrintFailureCode, number>> = {
  file_size: 413,
  file_pixels: 413,
  not_printable: 422,
  wish_too_soon: 422,
  prices_changed: 409,
  storage_full: 507,
  busy: 503,
  too_many_from_here: 429,
  link_ended: 410,
  not_printed_yet: 409,
  no_file: 400,
  invalid_form: 400,
  invalid_crop: 400,
}
const FILE_REFUSAL_STATUS = 415

/** A refusal of custom printing. Amounts of `values` are in Rappen, in its sentence they are in francs. */
export class CustomPrintRefusal extends HttpRefusal<CustomPrintFailure> {
  constructor(code: CustomPrintFailureCode, values?: Record<string, number>) {
    const sentenceValues = code === 'prices_changed' ? toFrancValues(values) : (values ?? {})
    const error = fillTemplate(CUSTOM_PRINT_FAILURES[code], sentenceValues)
    super(STATUS[code] ?? FILE_REFUSAL_STATUS, { error, code, ...(values === undefined ? {} : { values }) })
  }

  override get retryAfter(): number | undefined {
    const { minutes } = this.body.values ?? {}
    return minutes === undefined ? undefined : minutes * 60
  }
}

function toFrancValues(values: Record<string, number> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, rappen]) => [name, formatGroupedFrancs(rappen)]),
  )
}
