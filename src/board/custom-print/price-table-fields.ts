import type { TFunction } from 'i18next'
import { toFrancs } from '@contract/money/money'
import { SHIRT_COLOURS, SHIRT_SIZES } from '@contract/custom-print/blanks'
import type { PriceRows } from '@contract/custom-print/price-table'
import { parseHundredths } from '@contract/money/typed-amount'
import { MAX_PRINT_AMOUNT_IN_RAPPEN } from '@contract/limits'

/** One amount of the price table: its label, and how it is read and replaced, in Rappen. */
type PriceField = {
  name: string
  label: string
  rappen: number
  put: (rows: PriceRows, rappen: number) => PriceRows
}

/** Returns all amounts of the studio's price table in the order of the form. */
export function listPriceFields(rows: PriceRows, t: TFunction): PriceField[] {
  const { screenInRappen, printSteps, dtgSteps, shirtInRappen } = rows
  return [
    {
      name: 'screen',
      label: t('board.prices.screen'),
      rappen: screenInRappen,
      put: (all, rappen) => ({ ...all, screenInRappen: rappen }),
    },
    ...printSteps.map(({ upTo, eachInRappen }, index) => {
      const from = (printSteps[index - 1]?.upTo ?? 0) + 1
      return {
        name: `print-${index}`,
        label:
          upTo === null ? t('board.prices.printLast', { from }) : t('board.prices.print', { from, to: upTo }),
        rappen: eachInRappen,
        put: (all: PriceRows, rappen: number) => ({
          ...all,
          printSteps: all.printSteps.with(index, { upTo, eachInRappen: rappen }),
        }),
      }
    }),
    ...dtgSteps.map(({ upToArea, eachInRappen }, index) => ({
      name: `dtg-${index}`,
      label: upToArea === null ? t('board.prices.dtgLast') : t('board.prices.dtg', { area: upToArea }),
      rappen: eachInRappen,
      put: (all: PriceRows, rappen: number) => ({
        ...all,
        dtgSteps: all.dtgSteps.with(index, { upToArea, eachInRappen: rappen }),
      }),
    })),
    ...SHIRT_COLOURS.flatMap((shirt) =>
      SHIRT_SIZES.map((size) => ({
        name: `${shirt}-${size}`,
        label: t('board.prices.shirt', { shirt: t(`colour.${shirt}`), size }),
        rappen: shirtInRappen[shirt][size],
        put: (all: PriceRows, rappen: number) => ({
          ...all,
          shirtInRappen: {
            ...all.shirtInRappen,
            [shirt]: { ...all.shirtInRappen[shirt], [size]: rappen },
          },
        }),
      })),
    ),
  ]
}

export const formatFrancs = (rappen: number): string => toFrancs(rappen).toFixed(2)

/** Parses an amount in francs as it is typed. Returns Rappen; undefined if it is not a valid amount. */
export const parseAmount = (text: string): number | undefined =>
  parseHundredths(text, MAX_PRINT_AMOUNT_IN_RAPPEN)
