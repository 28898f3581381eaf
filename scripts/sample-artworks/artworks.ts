import type { PrintSpec } from '../../commerce/src/contract/custom-print/print-spec.ts'
import { childsDrawing } from './childs-drawing.ts'
import { hugePanorama, thinScript } from './line-drawings.ts'
import { photograph } from './photograph.ts'
import { logo, tiny, whiteOnNothing } from './logos.ts'
import { gradient, manyColours } from './tones.ts'
import { textOnly } from './text-only.ts'

/** A file as somebody would bring it, and how it is put on the press. */
type Artwork = {
  file: string
  make: () => Promise<Buffer>
  job: Partial<Pick<PrintSpec, 'ink' | 'shirt' | 'place' | 'width'>>
}

/** Ten kinds of drawings, each with what is hard about it. */
export const ARTWORKS: readonly Artwork[] = [
  { file: 'child.jpg', make: childsDrawing, job: {} },
  { file: 'logo.png', make: logo, job: { ink: 'sand', shirt: 'forest', width: 120 } },
  { file: 'photograph.jpg', make: photograph, job: { ink: 'forest' } },
  { file: 'script.png', make: thinScript, job: { ink: 'clay' } },
  { file: 'gradient.png', make: gradient, job: { ink: 'clay', width: 240 } },
  { file: 'white.png', make: whiteOnNothing, job: { ink: 'paper', shirt: 'forest', width: 220 } },
  { file: 'panorama.png', make: hugePanorama, job: { ink: 'forest', place: 'back', width: 340 } },
  { file: 'tiny.jpg', make: tiny, job: {} },
  { file: 'text.png', make: textOnly, job: { ink: 'forest', shirt: 'sand' } },
  { file: 'colours.png', make: manyColours, job: { width: 200 } },
]
