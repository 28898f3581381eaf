import styles from './rulers.module.css'
import { STAGE } from '../shirt/shirt-shape'

const EDGE = { x: STAGE.left + 22, y: STAGE.top + 22 }
const CM = 10

function ticks(from: number, to: number): number[] {
  const first = Math.ceil(from / CM)
  return Array.from({ length: Math.floor(to / CM) - first + 1 }, (_, index) => first + index)
}

/** Centimetres along the stage's upper and left edge; down they count from the neck. */
export function Rulers({ top }: { top: number }) {
  const across = ticks(EDGE.x - STAGE.left + STAGE.left + 4, STAGE.left + STAGE.width - 4)
  const down = ticks(EDGE.y - top + 4, STAGE.top + STAGE.height - top - 4)
  const isLong = (cm: number) => cm % 5 === 0
  return (
    <svg
      className={styles.rulers}
      viewBox={`${STAGE.left} ${STAGE.top} ${STAGE.width} ${STAGE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={[
          ...across.map((cm) => `M${cm * CM},${STAGE.top}v${isLong(cm) ? 12 : 6}`),
          ...down.map((cm) => `M${STAGE.left},${cm * CM + top}h${isLong(cm) ? 12 : 6}`),
        ].join('')}
      />
      {across
        .filter((cm) => cm % 10 === 0)
        .map((cm) => (
          <text key={`x${cm}`} x={cm * CM} y={STAGE.top + 26} textAnchor="middle">
            {cm}
          </text>
        ))}
      {down
        .filter((cm) => cm % 10 === 0)
        .map((cm) => (
          <text key={`y${cm}`} x={STAGE.left + 15} y={cm * CM + top + 5}>
            {cm}
          </text>
        ))}
    </svg>
  )
}
