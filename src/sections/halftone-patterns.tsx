import { COLOURS, type Ink } from '@contract/inks'
import { HalftonePattern } from '@/ui/halftone-pattern'

type HalftonePatternsProps = { id: string; ink: Ink; colour?: string }

const PITCH = 9
const TONES = [0.1, 0.25, 0.4, 0.55, 0.7]

/** SVG patterns of one ink in five tones, with the ids `{id}1` (light) to `{id}5` (dark). */
export function HalftonePatterns({ id, ink, colour = COLOURS[ink] }: HalftonePatternsProps) {
  return (
    <defs>
      {TONES.map((tone, index) => (
        <HalftonePattern
          key={tone}
          id={`${id}${index + 1}`}
          ink={ink}
          tone={tone}
          pitch={PITCH}
          colour={colour}
        />
      ))}
    </defs>
  )
}
