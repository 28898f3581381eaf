import * as z from 'zod/mini'

/**
 * The steps of an order. For shipping 'packed' is what 'ready' is for pickup, and is optional. 'handed_over' is
 * the last step of pickup, 'shipped' that of shipping; 'tracking_corrected' replaces its tracking number. Steps
 * with `not_` undo one.
 */
export const FULFILLMENT_STEPS = [
  'screens_made',
  'not_screens_made',
  'printed',
  'not_printed',
  'packed',
  'not_packed',
  'shipped',
  'not_shipped',
  'tracking_corrected',
  'ready',
  'not_ready',
  'handed_over',
  'not_handed_over',
] as const
export type FulfillmentStep = (typeof FULFILLMENT_STEPS)[number]

/** The steps in an order's history. */
export const HISTORY_STEPS = [
  ...FULFILLMENT_STEPS,
  'note_changed',
  'return_received',
  'return_refunded',
  'return_declined',
] as const
export type HistoryStep = (typeof HISTORY_STEPS)[number]

/** The step that undoes another one. */
export const UNDO_STEPS = {
  screens_made: 'not_screens_made',
  printed: 'not_printed',
  packed: 'not_packed',
  shipped: 'not_shipped',
  ready: 'not_ready',
  handed_over: 'not_handed_over',
} as const satisfies Partial<Record<FulfillmentStep, FulfillmentStep>>

/** The carrier's tracking page; {{number}} is replaced. */
export const TRACKING_URL = 'https://service.post.ch/ekp-web/ui/entry/search/{{number}}'

/** Characters of carriers' tracking numbers. */
export const TRACKING_NUMBER = /^[\w .-]{0,60}$/

/** Blanks of every kind and hyphens that do not break, as carriers' pages have them, and marks without a width. */
const COPIED_CHARACTERS: readonly [RegExp, string][] = [
  [/[\p{Cf}]/gu, ''],
  [/[\t\p{Zs}]+/gu, ' '],
  [/\p{Pd}/gu, '-'],
]

/** Returns a tracking number without the odd characters that are copied with it from a carrier's page. */
export function cleanTracking(text: string): string {
  return COPIED_CHARACTERS.reduce((cleaned, [kind, plain]) => cleaned.replaceAll(kind, plain), text).trim()
}

export const fulfillmentStepSchema = z.strictObject({
  step: z.enum(FULFILLMENT_STEPS),
  tracking: z.optional(z.string().check(z.overwrite(cleanTracking), z.regex(TRACKING_NUMBER))),
})

/** Maximum number of steps in one request. */
export const MAX_STEPS = 50

/** Body of POST /admin/studio-steps. */
export const fulfillmentStepsSchema = z.strictObject({
  steps: z
    .array(z.extend(fulfillmentStepSchema, { orderId: z.string().check(z.maxLength(100)) }))
    .check(z.minLength(1), z.maxLength(MAX_STEPS)),
})
export type FulfillmentSteps = z.infer<typeof fulfillmentStepsSchema>

/** Its response, in the order of the request. `refusal` is null if the step was applied. */
export const fulfillmentStepResultsSchema = z.object({
  results: z.array(
    z.object({
      orderId: z.string(),
      refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
    }),
  ),
})
export type FulfillmentStepResults = z.infer<typeof fulfillmentStepResultsSchema>
