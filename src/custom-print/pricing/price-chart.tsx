import { memo, useId } from 'react'
import { clamp } from '@contract/clamp'
import { formatRappen } from '@contract/money/money'
import type { ShirtColour } from '@contract/custom-print/blanks'
import type { PrintMethod } from '@contract/custom-print/print-spec'
import { computePiecePrice } from '@contract/custom-print/print-quote'
import { COLOURS } from '@contract/inks'
import { joinClassNames } from '@/ui/class-names'
import { HalftonePattern } from '@/ui/halftone-pattern'
import layout from '../page-layout.module.css'
import styles from './price-chart.module.css'
import { usePressTexts } from '../use-press-texts'
import type { Prices } from './use-prices'

const BOX = { width: 400, height: 120, left: 6, right: 14, top: 26, bottom: 24 }
const MAX_PIECES = 100
const SHOWN = [10, 20, 50, 100] as const
/** The chart's lower and upper bound: a share of the lowest and of the highest price. */
const SPAN = { low: 0.75, high: 1.02 }

type PriceChartProps = {
  pieces: number
  method: PrintMethod
  shirt: ShirtColour
  area: number
  minimum: number
  prices: Prices
}

/** A chart of the price per piece by number of pieces, with the same numbers as a table. */
export const PriceChart = memo(function PriceChart({
  pieces,
  method,
  shirt,
  area,
  minimum,
  prices,
}: PriceChartProps) {
  const { t } = usePressTexts()
  const { table, pricing } = prices
  const id = useId()
  const computePrice = (count: number, by: PrintMethod) =>
    computePiecePrice(count, by, { shirt, area }, table, pricing) ?? 0
  const money = (rappen: number) => formatRappen(rappen, pricing.currency)
  const counts = Array.from({ length: MAX_PIECES - minimum + 1 }, (_, index) => minimum + index)
  const dtg = computePrice(1, 'dtg')
  const [low, high] = [
    computePrice(MAX_PIECES, 'screen') * SPAN.low,
    Math.max(dtg, computePrice(minimum, 'screen')) * SPAN.high,
  ]
  const floor = BOX.height - BOX.bottom
  const toX = (count: number) =>
    BOX.left + (Math.log(count) / Math.log(MAX_PIECES)) * (BOX.width - BOX.left - BOX.right)
  const toY = (rappen: number) => floor - ((rappen - low) / (high - low)) * (floor - BOX.top)
  const line = counts.map(
    (count) => `${toX(count).toFixed(1)},${toY(computePrice(count, 'screen')).toFixed(1)}`,
  )
  const markedPieces = clamp(pieces, 1, MAX_PIECES)
  const isPrinted = pieces > 0 && (method === 'dtg' || pieces >= minimum)
  return (
    <div className={joinClassNames(layout.column, styles.chart)}>
      <h3>{t('press.chart')}</h3>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
        <defs>
          <HalftonePattern id={id} ink="olive" tone={0.3} pitch={5} colour={COLOURS.olive} />
        </defs>
        <path
          d={`M${toX(minimum)},${floor}L${line.join('L')}L${toX(MAX_PIECES)},${floor}Z`}
          fill={`url(#${id})`}
        />
        <path className={styles.curve} d={`M${line.join('L')}`} />
        <path className={styles.dashed} d={`M${BOX.left},${toY(dtg)}H${BOX.width - BOX.right}`} />
        <path className={styles.axis} d={`M${BOX.left},${floor}H${BOX.width - BOX.right}`} />
        <text x={BOX.left} y={toY(dtg) - 8}>
          {t('press.chart.dtg', { price: money(dtg) })}
        </text>
        {[1, ...SHOWN].map((count) => (
          <text
            key={count}
            x={toX(count)}
            y={BOX.height - 4}
            textAnchor={count === MAX_PIECES ? 'end' : 'start'}
          >
            {count === 1 ? `1 ${t('press.chart.piece')}` : count}
          </text>
        ))}
        {isPrinted ? (
          <g>
            <path
              className={styles.axis}
              d={`M${toX(markedPieces)},${floor}V${toY(computePrice(pieces, method))}`}
            />
            <circle cx={toX(markedPieces)} cy={toY(computePrice(pieces, method))} r="6" />
          </g>
        ) : null}
      </svg>
      {isPrinted ? (
        <p className={styles.piece}>{t('press.perPiece', { price: money(computePrice(pieces, method)) })}</p>
      ) : null}
      <PriceTable isExample={table.isExample} formatPrice={(count, by) => money(computePrice(count, by))} />
    </div>
  )
})

type PriceTableProps = {
  isExample: boolean
  /** Returns the price of a piece, of so many. */
  formatPrice: (count: number, method: PrintMethod) => string
}

/** The same prices as a table. */
function PriceTable({ isExample, formatPrice }: PriceTableProps) {
  const { t } = usePressTexts()
  return (
    <details>
      <summary>{isExample ? `${t('press.table')} (${t('press.example')})` : t('press.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('press.table.pieces')}</th>
            <th scope="col">{t('press.table.screen')}</th>
            <th scope="col">{t('press.table.dtg')}</th>
          </tr>
        </thead>
        <tbody>
          {SHOWN.map((count) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              <td>{formatPrice(count, 'screen')}</td>
              <td>{formatPrice(count, 'dtg')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
