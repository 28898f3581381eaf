import * as z from 'zod'
import sharedDe from '../contract/locales/de.json'
import sharedEn from '../contract/locales/en.json'
import sharedFr from '../contract/locales/fr.json'
import sharedIt from '../contract/locales/it.json'
import type { RefusalCode } from '../contract/board/board-refusal'
import type { Language } from '../contract/site/language'
import { createTranslator } from '../contract/text/template'
import de from './locales/de.json'
import en from './locales/en.json'
import fr from './locales/fr.json'
import it from './locales/it.json'
import { HttpRefusal } from './shop-refusal'

const ENGLISH = { ...sharedEn, ...en }

/** Returns the server's texts for staff in a language. */
export const getStaffTexts = createTranslator<keyof typeof ENGLISH>({
  en: ENGLISH,
  de: { ...sharedDe, ...de },
  fr: { ...sharedFr, ...fr },
  it: { ...sharedIt, ...it },
})

/** Why staff are refused: `refused.<code>` of the texts is the sentence. */
export type StaffRefusalCode = RefusalCode<keyof typeof ENGLISH>

type Values = Record<string, string | number>
type RefusalOptions = { status?: number; values?: Values }

/** The HTTP status of each refusal that is not answered with 400. */
const STATUS: Partial<Record<StaffRefusalCode, number>> = {
  code_needed: 403,
  disk_full: 507,
  form_too_large: 413,
  form_without_length: 411,
  guessable_password: 422,
  no_such_checkout: 404,
  no_such_film: 404,
  no_such_mail: 404,
  no_such_order: 404,
  no_such_picture: 404,
  no_such_product: 404,
  no_such_refund: 404,
  no_such_request: 404,
  no_such_return: 404,
  not_a_form: 415,
  not_saved: 409,
  order_busy: 409,
  outdated_page: 405,
  press_busy: 503,
  // With 400, Medusa's page at /app/invite would say that the invitation is invalid, and stop.
  short_password: 422,
  sign_in_unavailable: 503,
  storage_full: 507,
  too_large: 413,
  too_many: 413,
  too_many_codes: 429,
  too_many_pixels: 413,
  tracking_stands: 409,
  unauthorized: 401,
  unknown_type: 415,
  unreadable: 415,
}

/** Refuses a request of staff. The answer is in their language; the sentence of the error itself is English. */
export class StaffRefusal extends HttpRefusal<{ error: string; code: StaffRefusalCode }> {
  readonly values: Values

  constructor(code: StaffRefusalCode, { status = STATUS[code] ?? 400, values = {} }: RefusalOptions = {}) {
    super(status, { error: getStaffTexts('en')(`refused.${code}`, values), code })
    this.values = values
  }

  format(language: Language): string {
    return getStaffTexts(language)(`refused.${this.body.code}`, this.values)
  }
}

const isStaffRefusalCode = (code: string): code is StaffRefusalCode => `refused.${code}` in ENGLISH

const serializedSchema = z.object({
  status: z.number(),
  body: z.object({ code: z.string().refine(isStaffRefusalCode) }),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** Returns the refusal that an error is, also after a workflow of Medusa's has serialized it. */
export function parseStaffRefusal(error: unknown): StaffRefusal | undefined {
  if (error instanceof StaffRefusal) return error
  const { data } = serializedSchema.safeParse(error)
  return data && new StaffRefusal(data.body.code, data)
}
