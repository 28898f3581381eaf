import * as z from 'zod/mini'
import { LANGUAGES } from '../settings'
import { DELIVERY_OPTIONS } from '../money/totals'
import type { FileRefusal } from './artwork-file'
import { printSpecResponseSchema, printSpecSchema } from './print-spec-schema'
import { isStorable, writtenTextSchema } from '../text/written-text'

/**
 * question: the studio has asked something; proofed: a proof waits for its buyer; change_wanted: who wants another one;
 * approved: the buyer is at the payment page; declined: by the studio; withdrawn: by the buyer; lapsed: nothing came of
 * it for 90 days.
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

/** Requests that something may still come of. */
export const OPEN_REQUEST_STATES = [
  'new',
  'question',
  'proofed',
  'change_wanted',
  'approved',
] as const satisfies RequestState[]
export const isOpenRequest = (state: RequestState): boolean =>
  OPEN_REQUEST_STATES.some((open) => open === state)

/** In characters. */
export const MAX_EMAIL = 254
export const MAX_REQUEST_NAME = 80
/** Of the buyer's note, and of the studio's words. */
export const MAX_REQUEST_TEXT = 1000

const isOneLine = z.refine<string>((text) => !/[\r\n]/.test(text))

/** One address, as a mail server takes it: never a list, and no comments. */
const emailSchema = z.string().check(z.trim(), z.maxLength(MAX_EMAIL), z.email(), isStorable)
const dateSchema = z.iso.date()

/** The part 'request' of the form that POST /api/press-requests takes, as JSON; the same `key` asks once. */
export const printRequestBodySchema = z.strictObject({
  key: z.uuid(),
  language: z.enum(LANGUAGES),
  email: emailSchema,
  name: writtenTextSchema({ least: 1, most: MAX_REQUEST_NAME }).check(isOneLine),
  note: writtenTextSchema({ most: MAX_REQUEST_TEXT }),
  wishDate: z.nullable(dateSchema),
  delivery: z.enum(DELIVERY_OPTIONS),
  job: printSpecSchema,
  /** Of the table, and the sum in Rappen, that the buyer has seen. */
  priceVersion: z.int(),
  total: z.int(),
})
export type PrintRequestInput = z.infer<typeof printRequestBodySchema>

/** Names of the form's parts. Nobody sees the last one, so that only programs fill it in. */
export const REQUEST_PART = 'request'
export const FILE_PART = 'file'
export const HONEYPOT_PART = 'website'

/** Largest part 'request' in bytes: a note of 1000 characters is at most 4 kB, in JSON 12. */
export const MAX_REQUEST_BYTES = 16 * 1024
/** Largest whole body in bytes. */
export const MAX_REQUEST_BODY_BYTES = 14 * 1024 * 1024

/** Answer 201 of POST /api/press-requests. */
export const sentRequestSchema = z.object({ number: z.int(), token: z.string() })
export type SentRequest = z.infer<typeof sentRequestSchema>

/** Sentences of refusals; the browser has its own by the code. {{x}} stands in `values`. */
export const CUSTOM_PRINT_FAILURES = {
  file_size: 'This file is larger than 8 MB.',
  file_type: 'This is not a JPEG, PNG, WebP or SVG.',
  file_heic: 'HEIC cannot be read here. Save it as JPEG.',
  file_pixels: 'This picture has more than 50 million pixels.',
  file_long: 'This picture is longer than 12,000 pixels.',
  file_small: 'This picture is smaller than 200 pixels.',
  file_damaged: 'This file is damaged and cannot be read.',
  file_unsafe: 'This drawing holds scripts or links. Save it as PNG.',
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

/** A failure of a route of the press. `values`: minutes, or the two totals in Rappen. */
export const customPrintFailureSchema = z.object({
  error: z.string(),
  code: z.enum(Object.keys(CUSTOM_PRINT_FAILURES) as CustomPrintFailureCode[]),
  values: z.optional(z.record(z.string(), z.number())),
})
export type CustomPrintFailure = z.infer<typeof customPrintFailureSchema>

const rappen = z.number()
/** Lines of a quote, in Rappen (`Quote`). */
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

/** What both sides see of a request. */
export const requestFactsSchema = z.object({
  number: z.int(),
  state: z.enum(REQUEST_STATES),
  job: printSpecResponseSchema,
  /** Of the print, in mm. */
  height: z.number(),
  delivery: z.enum(DELIVERY_OPTIONS),
  wishDate: z.nullable(z.string()),
  quote: quoteSchema,
  taxRatePercent: z.number(),
  currency: z.string(),
  sentAt: z.string(),
})
