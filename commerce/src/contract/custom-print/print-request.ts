import * as z from 'zod/mini'
import { LANGUAGES } from '../site/language'
import { DELIVERY_OPTIONS } from '../cart/delivery-option'
import { SEVERITIES } from './preflight-codes'
import { decodeFields } from './decode-fields'
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

/**
 * The header of that form with a sample of the film that the buyer was shown (`sampleFilm`). It is no part of the form,
 * as a server of the release before would refuse it.
 */
export const FILM_HEADER = 'X-Film-Sample'

/** Maximum size of the part 'request' in bytes: a note of 1000 characters has at most 4 kB, 12 kB in JSON. */
export const MAX_REQUEST_BYTES = 16 * 1024
/** Maximum size of the whole body in bytes. */
export const MAX_REQUEST_BODY_BYTES = 14 * 1024 * 1024

/** Response of POST /api/press-requests with status 201. */
export const sentRequestSchema = z.object({ number: z.int(), token: z.string() })
export type SentRequest = z.infer<typeof sentRequestSchema>

const rappen = z.number()
/** A quote as it is sent, in Rappen (`PrintQuote`). */
export const printQuoteSchema = z.object({
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
export const preflightResultSchema = decodeFields(
  z.object({
    code: z.string(),
    sign: z.enum(SEVERITIES),
    values: z.record(z.string(), z.union([z.number(), z.string()])),
  }),
)

/** The fields of a request that buyer and staff get. */
export const REQUEST_FACTS = {
  number: z.int(),
  state: z.enum(REQUEST_STATES),
  job: printSpecResponseSchema,
  /** The height of the print in mm. */
  height: z.number(),
  delivery: z.enum(DELIVERY_OPTIONS),
  wishDate: z.nullable(z.string()),
  quote: printQuoteSchema,
  taxRatePercent: z.number(),
  currency: z.string(),
  sentAt: z.string(),
}
