import { MIN_SCREEN_PRINT_PIECES } from '../limits'
import type { DeliveryOption } from '../cart/delivery-option'
import { type Pricing, computeTax, getShippingPrice } from '../money/totals'
import {
  type SizeCounts,
  type PrintSpec,
  type Method,
  sumSizeCounts,
  type Shirt,
  SIZES,
  type Size,
} from './print-spec'

/** The studio's prices in Rappen without tax. The price of a step counts only for the pieces within it. */
export type PriceTable = {
  version: number
  /** True until the studio has saved its own prices. */
  isExample: boolean
  screenInRappen: number
  /** Ascending; the last step has no end. */
  printSteps: readonly { upTo: number; eachInRappen: number }[]
  shirtInRappen: Readonly<Record<Shirt, Readonly<Record<Size, number>>>>
  /** By the area of the print in cm². The last step has no end. */
  dtgSteps: readonly { upToArea: number; eachInRappen: number }[]
}

const everySize = (rappen: number): Record<Size, number> => ({ S: rappen, M: rappen, L: rappen, XL: rappen })

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

export type PrintQuoteInput = Pick<PrintSpec, 'method' | 'shirt' | 'counts'> & {
  /** The area of the print in cm². */
  area: number
  delivery: DeliveryOption
}

/** All amounts in Rappen. `piece` is one shirt with tax, without shipping. */
export type PrintQuote = {
  pieces: number
  screen: number
  print: number
  shirts: number
  net: number
  tax: number
  shipping: number
  total: number
  piece: number
}

/** Computes the price of a print: amounts in Rappen, tax on the goods only. */
export function computePrintQuote(input: PrintQuoteInput, table: PriceTable, pricing: Pricing): PrintQuote {
  const pieces = sumSizeCounts(input.counts)
  const isScreen = input.method === 'screen'
  const screen = isScreen && pieces > 0 ? table.screenInRappen : 0
  const print = isScreen ? priceScreenPrints(pieces, table) : pieces * priceDtgPrint(input.area, table)
  const shirts = sumShirtsInRappen(input.counts, input.shirt, table)
  const net = screen + print + shirts
  const tax = computeTax(net, pricing.taxRatePercent)
  const shipping = pieces === 0 ? 0 : getShippingPrice(input.delivery, pricing)
  const piece = pieces === 0 ? 0 : Math.round((net + tax) / pieces)
  return { pieces, screen, print, shirts, net, tax, shipping, total: net + tax + shipping, piece }
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

function sumShirtsInRappen(counts: SizeCounts, shirt: Shirt, { shirtInRappen }: PriceTable): number {
  return SIZES.reduce((sum, size) => sum + counts[size] * shirtInRappen[shirt][size], 0)
}

/**
 * Returns the price of one of `pieces` pieces in one size, with tax, in Rappen;
 * undefined if the method does not print so few.
 */
export function computePiecePrice(
  pieces: number,
  method: Method,
  input: Pick<PrintQuoteInput, 'shirt' | 'area'>,
  table: PriceTable,
  pricing: Pricing,
): number | undefined {
  if (method === 'screen' && pieces < MIN_SCREEN_PRINT_PIECES) return undefined
  const counts = { S: 0, M: pieces, L: 0, XL: 0 }
  return computePrintQuote({ ...input, method, counts, delivery: 'pickup' }, table, pricing).piece
}
