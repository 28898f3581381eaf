type ScreensProps = { id: string; colour: string; angle: number }

const PITCH = 9
/** Dot radius of each tone, so that its area is the tone: 10, 25, 40, 55 and 70 per cent. */
const RADII = [0.1, 0.25, 0.4, 0.55, 0.7].map((tone) => Math.sqrt(tone / Math.PI) * PITCH)

/** Halftone patterns of one ink, named id1 (light) to id5 (dark), at the ink's screen angle in degrees. */
export function Screens({ id, colour, angle }: ScreensProps) {
  return (
    <defs>
      {RADII.map((radius, index) => (
        <pattern
          key={radius}
          id={`${id}${index + 1}`}
          width={PITCH}
          height={PITCH}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${angle})`}
        >
          <circle cx={PITCH / 2} cy={PITCH / 2} r={radius.toFixed(2)} fill={colour} />
        </pattern>
      ))}
    </defs>
  )
}
