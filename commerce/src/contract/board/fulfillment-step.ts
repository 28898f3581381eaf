import * as z from 'zod/mini'
import type { DeliveryOption } from '../cart/delivery-option'

type StepFacts = {
  /** How the goods of the orders that have it get to the buyer; null if all orders have it. */
  handover: DeliveryOption | null
  /** Whether it is stored with the order, as no parcel of Medusa's shows it. */
  isStoredWithOrder: boolean
  /** The step that undoes it. Steps with one lead an order forward. */
  undo: string | null
}

const PROGRESS = { handover: null, isStoredWithOrder: true } as const
const SHIPPING = { handover: 'shipping', isStoredWithOrder: false } as const
const PICKUP = { handover: 'pickup', isStoredWithOrder: false } as const

/**
 * The steps of an order, and what they differ in. For shipping 'packed' is what 'ready' is for pickup, and is optional.
 * 'tracking_corrected' replaces the tracking number of 'shipped'.
 */
export const FULFILLMENT_STEPS = {
  screens_made: { ...PROGRESS, undo: 'not_screens_made' },
  not_screens_made: { ...PROGRESS, undo: null },
  printed: { ...PROGRESS, undo: 'not_printed' },
  not_printed: { ...PROGRESS, undo: null },
  packed: { ...SHIPPING, undo: 'not_packed' },
  not_packed: { ...SHIPPING, undo: null },
  shipped: { ...SHIPPING, undo: 'not_shipped' },
  not_shipped: { ...SHIPPING, undo: null },
  tracking_corrected: { ...SHIPPING, undo: null },
  ready: { ...PICKUP, undo: 'not_ready' },
  not_ready: { ...PICKUP, undo: null },
  handed_over: { ...PICKUP, undo: 'not_handed_over' },
  not_handed_over: { ...PICKUP, undo: null },
} as const satisfies Record<string, StepFacts>
export type FulfillmentStep = keyof typeof FULFILLMENT_STEPS

export const FULFILLMENT_STEP_NAMES = Object.keys(FULFILLMENT_STEPS) as FulfillmentStep[]

/** The steps in an order's history. */
export const HISTORY_STEPS = [
  ...FULFILLMENT_STEP_NAMES,
  'note_changed',
  'return_received',
  'return_refunded',
  'return_declined',
] as const
export type HistoryStep = (typeof HISTORY_STEPS)[number]

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
  step: z.enum(FULFILLMENT_STEP_NAMES),
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
