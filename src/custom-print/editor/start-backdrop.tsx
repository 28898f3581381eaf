import { useId } from 'react'
import { COLOURS } from '@contract/inks'
import { HalftonePattern } from '@/ui/halftone-pattern'
import { STAGE_MM } from '../shirt/shirt-shape'
import styles from './start-screen.module.css'

const PITCH = 8.5
const SUN = { x: 0, y: 250, radius: 364 }
/** Tones of the sun from top to bottom, the same as on the map. */
const TONES = [0.82, 0.7, 0.6, 0.5, 0.42, 0.35, 0.28]
/** Registration marks at the corners of the printed paper. */
const MARKS = [-121, 651].map((y) => `M342,${y}h24m-12-12v24m-7-12a7,7 0 1 1 14,0a7,7 0 1 1-14,0`).join('')
const BAND = (SUN.radius * 2) / TONES.length

/** The sun behind the shirt, the printed path behind both, and registration marks; in mm of the shirt. */
export function StartBackdrop() {
  const id = useId()
  return (
    <svg
      className={styles.sun}
      viewBox={`${STAGE_MM.left} ${STAGE_MM.top} ${STAGE_MM.width} ${STAGE_MM.height}`}
      aria-hidden="true"
    >
      <clipPath id={id}>
        <circle cx={SUN.x} cy={SUN.y} r={SUN.radius} />
      </clipPath>
      {TONES.map((tone) => (
        <HalftonePattern
          key={tone}
          id={id + tone}
          ink="sand"
          tone={tone}
          pitch={PITCH}
          colour={COLOURS.sand}
        />
      ))}
      <g clipPath={`url(#${id})`}>
        {TONES.map((tone, index) => (
          <rect
            key={tone}
            x={SUN.x - SUN.radius}
            y={SUN.y - SUN.radius + index * BAND}
            width={SUN.radius * 2}
            height={BAND}
            fill={`url(#${id}${tone})`}
          />
        ))}
      </g>
      <path d="M-262,566C-290,590-330,606-370,598M236,-20C280,-56 340,-70 1000,-70" />
      <path className={styles.marks} d={MARKS} />
    </svg>
  )
}
