import styles from './rulers.module.css'
import { STAGE_MM } from '../shirt/shirt-shape'

const EDGE = { x: STAGE_MM.left + 22, y: STAGE_MM.top + 22 }
const CM = 10

function listTicks(from: number, to: number): number[] {
  const first = Math.ceil(from / CM)
  return Array.from({ length: Math.floor(to / CM) - first + 1 }, (_, index) => first + index)
}

/** Rulers in cm along the upper and the left edge of the stage. The vertical one counts from the neck. */
export function Rulers({ top }: { top: number }) {
  const across = listTicks(EDGE.x + 4, STAGE_MM.left + STAGE_MM.width - 4)
  const down = listTicks(EDGE.y - top + 4, STAGE_MM.top + STAGE_MM.height - top - 4)
  const isLong = (cm: number) => cm % 5 === 0
  return (
    <svg
      className={styles.rulers}
      viewBox={`${STAGE_MM.left} ${STAGE_MM.top} ${STAGE_MM.width} ${STAGE_MM.height}`}
      aria-hidden="true"
    >
      <path
        d={[
          ...across.map((cm) => `M${cm * CM},${STAGE_MM.top}v${isLong(cm) ? 12 : 6}`),
          ...down.map((cm) => `M${STAGE_MM.left},${cm * CM + top}h${isLong(cm) ? 12 : 6}`),
        ].join('')}
      />
      {across.map((cm) =>
        cm % 10 === 0 ? (
          <text key={cm} x={cm * CM} y={STAGE_MM.top + 26} textAnchor="middle">
            {cm}
          </text>
        ) : null,
      )}
      {down.map((cm) =>
        cm % 10 === 0 ? (
          <text key={cm} x={STAGE_MM.left + 15} y={cm * CM + top + 5}>
            {cm}
          </text>
        ) : null,
      )}
    </svg>
  )
}
