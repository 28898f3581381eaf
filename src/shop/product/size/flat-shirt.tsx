import { COLOURS } from '@contract/inks'
import { BANK_CARD_MM } from '@/ui/true-size/screen-calibration'
import type { SizeMeasures } from './size-measures'

/** The drawn part of the plane in mm, from the middle of the shoulders on: the largest size has room in it. */
export const FLAT_SHIRT_MM = { left: -450, top: -20, width: 900, height: 830 } as const

/** In mm: a bank card lies upright between the middle and the side seam, above the chest line. */
const CARD_PLACE_MM = { x: 170, y: 150, ...BANK_CARD_MM } as const

/** In mm: a shirt of 520 across the chest and 720 long. All sizes are cut alike. */
const PATTERN = { halfChest: 260, length: 720, chestLine: 246 } as const

/** Returns the point in mm about which card, side seam and chest line of a size lie: a phone shows as much in true size. */
export const getCloseUpMm = ({ chest }: SizeMeasures) => ({ x: chest * 5 - 45, y: 213 })

const OUTLINE =
  'M-90,0C-68,104 68,104 90,0L215,41C262,67 312,145 375,254L292,311L260,239' +
  'V720H-260V239L-292,311L-375,254C-312,145 -262,67 -215,41Z'

type FlatShirtProps = {
  measures: readonly SizeMeasures[]
  shown: SizeMeasures
  /** Size of the drawing; as large as the place it is in where there is none. */
  pxPerMm?: number
}

/** The shirt of one size lying flat, with a mark at each cm across its chest, a bank card, and the outlines of the other sizes. */
export function FlatShirt({ measures, shown, pxPerMm }: FlatShirtProps) {
  const { left, top, width, height } = FLAT_SHIRT_MM
  const half = shown.chest * 5
  const chestLine = (PATTERN.chestLine * shown.length * 10) / PATTERN.length
  const line = { strokeWidth: 2, vectorEffect: 'non-scaling-stroke' }
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      style={
        pxPerMm === undefined
          ? { width: '100%' }
          : { width: width * pxPerMm, height: height * pxPerMm, maxWidth: 'none' }
      }
      fill="none"
      stroke={COLOURS.forest}
      strokeLinejoin="round"
      fontWeight="700"
      aria-hidden="true"
      focusable="false"
    >
      <path {...line} d={OUTLINE} transform={toScale(shown)} fill={COLOURS.sand} />
      {measures.map((one) =>
        one.size === shown.size ? null : (
          <path
            key={one.size}
            {...line}
            strokeWidth="1"
            strokeDasharray="4"
            d={OUTLINE}
            transform={toScale(one)}
          />
        ),
      )}
      {pxPerMm === undefined ? null : <SeamNames measures={measures} />}
      {/* A mark at each cm. */}
      <path strokeWidth="16" strokeDasharray="0.8 9.2" d={`M${-half},${chestLine}H${half}`} />
      <path {...line} d={`M${-half},${chestLine}H${half}`} />
      <text
        y={chestLine + 62}
        fontSize={pxPerMm === undefined ? 44 : 20}
        textAnchor="middle"
        fill={COLOURS.forest}
        stroke="none"
      >
        {`${shown.chest} cm`}
      </text>
      <rect {...line} {...CARD_PLACE_MM} rx="3.2" fill={COLOURS.paper} />
      <path
        stroke={COLOURS.clay}
        strokeWidth="8"
        d={`M${CARD_PLACE_MM.x},${CARD_PLACE_MM.y + 12}h${CARD_PLACE_MM.width}`}
      />
    </svg>
  )
}

/** The names of the sizes, each beside its own side seam, below the chest line. */
function SeamNames({ measures }: { measures: readonly SizeMeasures[] }) {
  return measures.map(({ size, chest }) => (
    <text
      key={size}
      transform={`translate(${chest * 5 - 2},278) rotate(-90)`}
      fontSize="9"
      fill={COLOURS.forest}
      stroke="none"
    >
      {size}
    </text>
  ))
}

const toScale = ({ chest, length }: SizeMeasures) =>
  `scale(${(chest * 5) / PATTERN.halfChest} ${(length * 10) / PATTERN.length})`
