import { ANGLES, COLOURS, dotRadius, type Ink } from '@contract/print'

type ScreensProps = { id: string; ink: Ink; colour?: string }

const PITCH = 9
const RADII = [0.1, 0.25, 0.4, 0.55, 0.7].map((tone) => dotRadius(tone) * PITCH)

/** Halftone patterns of one ink, named id1 (light) to id5 (dark). */
export function Screens({ id, ink, colour = COLOURS[ink] }: ScreensProps) {
  return (
    <defs>
      {RADII.map((radius, index) => (
        <pattern
          key={radius}
          id={`${id}${index + 1}`}
          width={PITCH}
          height={PITCH}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${ANGLES[ink]})`}
        >
          <circle cx={PITCH / 2} cy={PITCH / 2} r={radius.toFixed(2)} fill={colour} />
        </pattern>
      ))}
    </defs>
  )
}
