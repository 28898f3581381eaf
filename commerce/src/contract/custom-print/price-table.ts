import * as z from 'zod/mini'
import { MAX_PRINT_AMOUNT_IN_RAPPEN } from '../limits'
import { SHIRT_COLOURS } from './blanks'
import type { PriceTable } from './print-quote'

const rappen = z.int().check(z.minimum(0), z.maximum(MAX_PRINT_AMOUNT_IN_RAPPEN))
const stepEnd = z.int().check(z.minimum(1), z.maximum(100_000))
/** JSON has no infinity: the last step has no end. */
const openEnd = z.nullable(stepEnd)

/** The ends of the steps increase, and only the last step has none. */
const isRising = (ends: readonly (number | null)[]) =>
  ends.every((one, index) =>
    index === ends.length - 1 ? one === null : one !== null && one > (ends[index - 1] ?? 0),
  )

const MAX_STEPS = 8
const shirt = { S: rappen, M: rappen, L: rappen, XL: rappen }
const printStep = { upTo: openEnd, eachInRappen: rappen }
const dtgStep = { upToArea: openEnd, eachInRappen: rappen }

const createRisingSteps = <Step>(getEnd: (step: Step) => number | null) =>
  [z.minLength(1), z.maxLength(MAX_STEPS), z.refine<Step[]>((steps) => isRising(steps.map(getEnd)))] as const
const printStepChecks = createRisingSteps<z.infer<z.ZodMiniObject<typeof printStep>>>(({ upTo }) => upTo)
const dtgStepChecks = createRisingSteps<z.infer<z.ZodMiniObject<typeof dtgStep>>>(({ upToArea }) => upToArea)

/** The prices that the studio sets, in Rappen without tax. */
const priceRowsSchema = z.strictObject({
  screenInRappen: rappen,
  printSteps: z.array(z.strictObject(printStep)).check(...printStepChecks),
  shirtInRappen: z.record(z.enum(SHIRT_COLOURS), z.strictObject(shirt)),
  dtgSteps: z.array(z.strictObject(dtgStep)).check(...dtgStepChecks),
})
export type PriceRows = z.infer<typeof priceRowsSchema>

/** The schema of the prices in a response, which may have fields of a newer release (docs/decisions/042). */
export const priceRowsResponseSchema = z.object({
  screenInRappen: rappen,
  printSteps: z.array(z.object(printStep)).check(...printStepChecks),
  shirtInRappen: z.object({ natural: z.object(shirt), sand: z.object(shirt), forest: z.object(shirt) }),
  dtgSteps: z.array(z.object(dtgStep)).check(...dtgStepChecks),
})

/**
 * Response of GET /api/press-prices: the price table, and the other values that a price depends on.
 * Amounts in Rappen, the rate in percent.
 */
export const pricesResponseSchema = z.object({
  version: z.int(),
  isExample: z.boolean(),
  rows: priceRowsResponseSchema,
  pricing: z.object({
    currency: z.string(),
    country: z.string(),
    taxRatePercent: z.number(),
    shippingInRappen: z.object({ domestic: z.number(), international: z.number(), pickup: z.number() }),
  }),
  /** Whether no new requests are taken, as the storage is full. */
  isFull: z.boolean(),
})
export type PricesResponse = z.infer<typeof pricesResponseSchema>

/** Body of POST /admin/press-prices. `known` is the version to be replaced. */
export const savePricesBodySchema = z.strictObject({ known: z.int(), rows: priceRowsSchema })

type VersionedPriceRows = Pick<PriceTable, 'version' | 'isExample'> & { rows: PriceRows }

const parseEnd = (end: number | null) => end ?? Number.POSITIVE_INFINITY
const serialiseEnd = (end: number) => (Number.isFinite(end) ? end : null)

/** Converts a table to the form that `computePrintQuote` takes. */
export function parsePriceTable({ version, isExample, rows }: VersionedPriceRows): PriceTable {
  return {
    version,
    isExample,
    ...rows,
    printSteps: rows.printSteps.map((step) => ({ ...step, upTo: parseEnd(step.upTo) })),
    dtgSteps: rows.dtgSteps.map((step) => ({ ...step, upToArea: parseEnd(step.upToArea) })),
  }
}

/** Converts a table to the form that is stored and sent. */
export function serialisePriceTable({
  screenInRappen,
  printSteps,
  shirtInRappen,
  dtgSteps,
}: PriceTable): PriceRows {
  return {
    screenInRappen,
    printSteps: printSteps.map((step) => ({ ...step, upTo: serialiseEnd(step.upTo) })),
    shirtInRappen: copyShirtPrices(shirtInRappen),
    dtgSteps: dtgSteps.map((step) => ({ ...step, upToArea: serialiseEnd(step.upToArea) })),
  }
}

const copyShirtPrices = (shirts: PriceTable['shirtInRappen']): PriceRows['shirtInRappen'] => ({
  natural: { ...shirts.natural },
  sand: { ...shirts.sand },
  forest: { ...shirts.forest },
})
