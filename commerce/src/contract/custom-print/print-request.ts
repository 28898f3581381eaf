import * as z from 'zod/mini'
import { LANGUAGES } from '../site/language'
import { DELIVERY_OPTIONS } from '../cart/delivery-option'
import type { FileRefusal } from './artwork-file'
import { SEVERITIES } from './preflight-codes'
import { decodeFields } from './field-names'
import { printSpecResponseSchema, printSpecSchema } from './print-spec-schema'
import { emailSchema } from '../text/email'
import { createWrittenTextSchema } from '../text/written-text'

/**
 * new: waits for the studio, also once its question is answered; question: the studio has asked something;
 * proofed: a proof was sent; change_wanted: the buyer wants another proof; approved: the buyer is paying;
 * declined: by the studio; withdrawn: by the buyer; lapsed: nothing happened for 90 days.
 */
const REQUEST_STATES = [
  'new',
  'question',
  'proofed',
  'change_wanted',
  'approved',
  'paid',
  'declined',
  'withdrawn',
  'lapsed',
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** The states of requests that can still become an order. */
export const OPEN_REQUEST_STATES = [
  'new',
  'question',
  'proofed',
  'change_wanted',
  'approved',
] as const satisfies RequestState[]
/** Whether a request in this state can still become an order. */
export const isOpenRequest = (state: RequestState): boolean =>
  OPEN_REQUEST_STATES.some((open) => open === state)

/** In characters. */
export const MAX_REQUEST_NAME_LENGTH = 80
/** In characters: of the buyer's note, and of the studio's texts. */
export const MAX_REQUEST_TEXT_LENGTH = 1000

const isOneLine = z.refine<string>((text) => !/[\r\n]/.test(text))

const dateSchema = z.iso.date()

/** The JSON part 'request' of the form of POST /api/press-requests. The same `key` creates one request only. */
export const printRequestBodySchema = z.strictObject({
  key: z.uuid(),
  language: z.enum(LANGUAGES),
  email: emailSchema,
  name: createWrittenTextSchema({ min: 1, max: MAX_REQUEST_NAME_LENGTH }).check(isOneLine),
  note: createWrittenTextSchema({ max: MAX_REQUEST_TEXT_LENGTH }),
  wishDate: z.nullable(dateSchema),
  delivery: z.enum(DELIVERY_OPTIONS),
  job: printSpecSchema,
  /** The version of the price table and the total in Rappen that the buyer has seen. */
  priceVersion: z.int(),
  total: z.int(),
})
export type PrintRequestBody = z.infer<typeof printRequestBodySchema>

/** Parses that body for the code. */
export const printRequestInputSchema = decodeFields(printRequestBodySchema)
export type PrintRequestInput = z.output<typeof printRequestInputSchema>

/** Names of the form's parts. The last is the honeypot, an invisible field that only programs fill in. */
export const REQUEST_PART = 'request'
export const FILE_PART = 'file'
export const HONEYPOT_PART = 'website'

/** Maximum size of the part 'request' in bytes: a note of 1000 characters has at most 4 kB, 12 kB in JSON. */
export const MAX_REQUEST_BYTES = 16 * 1024
/** Maximum size of the whole body in bytes. */
export const MAX_REQUEST_BODY_BYTES = 14 * 1024 * 1024

/** Response of POST /api/press-requests with status 201. */
export const sentRequestSchema = z.object({ number: z.int(), token: z.string() })
export type SentRequest = z.infer<typeof sentRequestSchema>

/** The sentences of refusals. The browser has its own by the code. {{x}} is replaced by one of `values`. */
export const CUSTOM_PRINT_FAILURES = {
  file_size: 'This file is larger than 8 MB.',
  file_type: 'This is not a JPEG, PNG, WebP or SVG.',
  file_heic: 'HEIC cannot be read here. Save it as JPEG.',
  file_avif: 'AVIF cannot be read here. Save it as PNG or JPEG.',
  file_pdf: 'PDF, AI and EPS cannot be read here. Save the drawing as SVG, or as PNG.',
  file_tiff: 'TIFF cannot be read here. Save it as PNG.',
  file_svgz: 'Compressed SVG cannot be read here. Save it as plain SVG.',
  file_pixels: 'This picture has more than 50 million pixels.',
  file_long: 'This picture is longer than 12,000 pixels.',
  file_small: 'This picture is smaller than 200 pixels.',
  file_damaged: 'This file is damaged and cannot be read.',
  file_cmyk:
    'This picture is in CMYK, whose colours every program shows otherwise. Save it in RGB (Photoshop: Image, Mode, RGB Color).',
  file_unsafe: 'This SVG holds more than a drawing. Save it as PNG.',
  file_text:
    'This SVG has letters that are not outlines, and not every computer has their font. Turn them into outlines (Illustrator: Type, Create Outlines; Inkscape: Path, Object to Path).',
  file_filter: 'This SVG has an effect such as a blur or a shadow. Take it away, or save the drawing as PNG.',
  file_linked:
    'This SVG needs something outside the file, such as a linked picture. Embed it, or save the drawing as PNG.',
  file_picture:
    'A picture within this SVG cannot be read. Embed it as PNG or JPEG, or save the drawing as PNG.',
  file_animation: 'This SVG moves. Save the moment to print as PNG.',
  file_style:
    'This SVG has styles that only browsers know. Export it with presentation attributes, or save the drawing as PNG.',
  file_unknown:
    'This SVG has parts that the press does not know. Turn them into paths, or save the drawing as PNG.',
  file_pages: 'This SVG has several pages. Save only the one to print.',
  file_heavy: 'This drawing has too many parts. Simplify it, or save it as PNG.',
  file_empty: 'There is nothing to print in this SVG.',
  no_file: 'There is no drawing in the form.',
  invalid_form: 'The form cannot be read.',
  not_printable: 'The press cannot print this. Look at what it says.',
  wish_too_soon: 'This day is too soon, or no working day.',
  prices_changed:
    'Our prices have changed since you began: CHF {{before}} became CHF {{now}}. Look at it again, then send.',
  storage_full: 'Our storage is full. Nothing was sent, and we know of it.',
  busy: 'Many drawings are being read at the moment. Please try again in a minute.',
  too_many_from_here: 'Too many requests from here. Try again in {{minutes}} minutes.',
  link_ended: 'This link has ended. Drawing and proof are deleted.',
  not_printed_yet: 'This print is still being made. It can be ordered again once it has left the studio.',
} as const satisfies Record<`file_${FileRefusal}`, string> & Record<string, string>
export type CustomPrintFailureCode = keyof typeof CUSTOM_PRINT_FAILURES

/** A failure of a route of custom printing. `values`: minutes, or the two totals in Rappen. */
export const customPrintFailureSchema = z.object({
  error: z.string(),
  code: z.enum(Object.keys(CUSTOM_PRINT_FAILURES) as CustomPrintFailureCode[]),
  values: z.optional(z.record(z.string(), z.number())),
})
export type CustomPrintFailure = z.infer<typeof customPrintFailureSchema>

const rappen = z.number()
/** A quote as it is sent, in Rappen (`PrintQuote`). */
export const quoteSchema = z.object({
  pieces: z.int(),
  screen: rappen,
  print: rappen,
  shirts: rappen,
  net: rappen,
  tax: rappen,
  shipping: rappen,
  total: rappen,
  piece: rappen,
})

/** A preflight result as buyer and staff get it. */
export const preflightResultSchema = z.object({
  code: z.string(),
  sign: z.enum(SEVERITIES),
  values: z.record(z.string(), z.union([z.number(), z.string()])),
})

/** The fields of a request that buyer and staff get. */
export const REQUEST_FACTS = {
  number: z.int(),
  state: z.enum(REQUEST_STATES),
  job: printSpecResponseSchema,
  /** The height of the print in mm. */
  height: z.number(),
  delivery: z.enum(DELIVERY_OPTIONS),
  wishDate: z.nullable(z.string()),
  quote: quoteSchema,
  taxRatePercent: z.number(),
  currency: z.string(),
  sentAt: z.string(),
}
