import { MIN_SCREEN_PRINT_PIECES } from '../limits'
import type { DeliveryOption } from '../cart/delivery-option'
import { type Pricing, computeTax, getShippingPrice } from '../money/totals'
import { type ShirtColour, SHIRT_SIZES, type ShirtSize } from './blanks'
import { type SizeCounts, type PrintSpec, type PrintMethod, sumSizeCounts } from './print-spec'

/** The studio's prices in Rappen without tax. The price of a step counts only for the pieces within it. */
export type PriceTable = {
  version: number
  /** True until the studio has saved its own prices. */
  isExample: boolean
  screenInRappen: number
  /** Ascending; the last step has no end. */
  printSteps: readonly { upTo: number; eachInRappen: number }[]
  shirtInRappen: Readonly<Record<ShirtColour, Readonly<Record<ShirtSize, number>>>>
  /** By the area of the print in cm². The last step has no end. */
  dtgSteps: readonly { upToArea: number; eachInRappen: number }[]
}

const everySize = (rappen: number): Record<ShirtSize, number> => ({
  S: rappen,
  M: rappen,
  L: rappen,
  XL: rappen,
})

export const EXAMPLE_PRICE_TABLE: PriceTable = {
  version: 0,
  isExample: true,
  screenInRappen: 6000,
  printSteps: [
    { upTo: 20, eachInRappen: 850 },
    { upTo: 50, eachInRappen: 650 },
    { upTo: 100, eachInRappen: 500 },
    { upTo: Number.POSITIVE_INFINITY, eachInRappen: 400 },
  ],
  shirtInRappen: { natural: everySize(980), sand: everySize(980), forest: everySize(980) },
  dtgSteps: [
    { upToArea: 600, eachInRappen: 1600 },
    { upToArea: Number.POSITIVE_INFINITY, eachInRappen: 2200 },
  ],
}

type NetQuoteInput = Pick<PrintSpec, 'method' | 'shirt' | 'counts'> & {
  /** The area of the print in cm². */
  area: number
}

export type PrintQuoteInput = NetQuoteInput & { delivery: DeliveryOption }

/** What the work and the shirts cost, in Rappen without tax. */
type NetQuote = {
  pieces: number
  screen: number
  print: number
  shirts: number
  net: number
}

/** All amounts in Rappen. `piece` is one shirt with tax, without shipping. */
export type PrintQuote = NetQuote & {
  tax: number
  shipping: number
  total: number
  piece: number
}

/** Computes the price of a print: amounts in Rappen, tax on the goods only. */
export function computePrintQuote(input: PrintQuoteInput, table: PriceTable, pricing: Pricing): PrintQuote {
  const quote = computeNetQuote(input, table)
  const { pieces, net } = quote
  const tax = computeTax(net, pricing.taxRatePercent)
  const shipping = pieces === 0 ? 0 : getShippingPrice(input.delivery, pricing)
  return { ...quote, tax, shipping, total: net + tax + shipping, piece: computeEachPrice(pieces, net + tax) }
}

/** Computes what a print costs before tax and shipping. */
export function computeNetQuote(input: NetQuoteInput, table: PriceTable): NetQuote {
  const pieces = sumSizeCounts(input.counts)
  const isScreen = input.method === 'screen'
  const screen = isScreen && pieces > 0 ? table.screenInRappen : 0
  const print = isScreen ? priceScreenPrints(pieces, table) : pieces * priceDtgPrint(input.area, table)
  const shirts = sumShirtsInRappen(input.counts, input.shirt, table)
  return { pieces, screen, print, shirts, net: screen + print + shirts }
}

/** Returns the share of one piece, in whole Rappen. */
export function computeEachPrice(pieces: number, amountInRappen: number): number {
  return pieces === 0 ? 0 : Math.round(amountInRappen / pieces)
}

function priceScreenPrints(pieces: number, { printSteps }: PriceTable): number {
  let [sum, counted] = [0, 0]
  for (const { upTo, eachInRappen } of printSteps) {
    const here = Math.max(0, Math.min(pieces, upTo) - counted)
    sum += here * eachInRappen
    counted += here
  }
  return sum
}

function priceDtgPrint(area: number, { dtgSteps }: PriceTable): number {
  return (dtgSteps.find(({ upToArea }) => area <= upToArea) ?? dtgSteps.at(-1))?.eachInRappen ?? 0
}

function sumShirtsInRappen(counts: SizeCounts, shirt: ShirtColour, { shirtInRappen }: PriceTable): number {
  return SHIRT_SIZES.reduce((sum, size) => sum + counts[size] * shirtInRappen[shirt][size], 0)
}

/**
 * Returns the price of one of `pieces` pieces in one size, with tax, in Rappen;
 * undefined if the method does not print so few.
 */
export function computePiecePrice(
  pieces: number,
  method: PrintMethod,
  input: Pick<NetQuoteInput, 'shirt' | 'area'>,
  table: PriceTable,
  pricing: Pricing,
): number | undefined {
  if (method === 'screen' && pieces < MIN_SCREEN_PRINT_PIECES) return undefined
  const counts = { S: 0, M: pieces, L: 0, XL: 0 }
  const { net } = computeNetQuote({ ...input, method, counts }, table)
  return computeEachPrice(pieces, net + computeTax(net, pricing.taxRatePercent))
}
