import { HALFTONE_ANGLES_DEG, computeDotRadius, type Ink } from '@contract/inks'

type HalftonePatternProps = { id: string; ink: Ink; tone: number; pitch: number; colour?: string }

/** An SVG pattern of one ink's halftone dots at its screen angle, for a tone of 0..1. */
export function HalftonePattern({ id, ink, tone, pitch, colour }: HalftonePatternProps) {
  return (
    <pattern
      id={id}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${HALFTONE_ANGLES_DEG[ink]})`}
    >
      <circle cx={pitch / 2} cy={pitch / 2} r={computeDotRadius(tone) * pitch} fill={colour} />
    </pattern>
  )
}
