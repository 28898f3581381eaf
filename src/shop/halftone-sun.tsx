import { computeDotRadius } from '@contract/inks'

const DIAMETER = 420
const PITCH = 6

const ROWS = Array.from({ length: DIAMETER / PITCH }, (_, row) => {
  const y = (row + 0.5) * PITCH
  const half = Math.sqrt((DIAMETER / 2) ** 2 - (y - DIAMETER / 2) ** 2)
  // Whole pitches from the middle, so that the dots of all rows align.
  const reach = Math.floor(half / PITCH) * PITCH
  return {
    y,
    from: DIAMETER / 2 - reach,
    to: DIAMETER / 2 + reach,
    width: computeDotDiameter(0.92 - 0.84 * (y / DIAMETER)),
  }
})

function computeDotDiameter(tone: number): number {
  return Math.round(computeDotRadius(tone) * 2 * PITCH * 10) / 10
}

const VIEW = `0 0 ${DIAMETER} ${DIAMETER}`
const SHARED = 'halftone-sun'

type HalftoneSunProps = { className?: string | undefined }

export function HalftoneSun({ className }: HalftoneSunProps) {
  return (
    <svg className={className} viewBox={VIEW} aria-hidden="true">
      <Dots />
    </svg>
  )
}

/** A sun for lists: it refers to HalftoneSunDefinition, so that the page holds the dots (3 kB) once. */
export function SharedHalftoneSun({ className }: HalftoneSunProps) {
  return (
    <svg className={className} viewBox={VIEW} aria-hidden="true">
      <use href={`#${SHARED}`} />
    </svg>
  )
}

export function HalftoneSunDefinition() {
  return (
    <svg width="0" height="0" display="none" aria-hidden="true">
      <Dots id={SHARED} />
    </svg>
  )
}

function Dots({ id }: { id?: string }) {
  return (
    <g id={id} stroke="var(--sand)" strokeLinecap="round" strokeDasharray={`0 ${PITCH}`}>
      {ROWS.map(({ y, from, to, width }) => (
        <path key={y} d={`M${from} ${y}H${to}`} strokeWidth={width} />
      ))}
    </g>
  )
}
