import type { PrintSpec } from '../../commerce/src/contract/custom-print/print-spec.ts'
import { drawChildsDrawing } from './childs-drawing.ts'
import { drawHugePanorama, drawThinScript } from './line-drawings.ts'
import { drawPhotograph } from './photograph.ts'
import { drawLogo, drawTinyLogo, drawWhiteOnNothing } from './logos.ts'
import { drawGradient, drawManyColours } from './tones.ts'
import { drawTextOnly } from './text-only.ts'

/** A file like one of a visitor's, and the choices made for it in the editor. */
type Artwork = {
  file: string
  make: () => Promise<Buffer>
  job: Partial<Pick<PrintSpec, 'ink' | 'shirt' | 'place' | 'width'>>
}

/** Ten kinds of artwork, each with its own difficulty. */
export const ARTWORKS: readonly Artwork[] = [
  { file: 'child.jpg', make: drawChildsDrawing, job: {} },
  { file: 'logo.png', make: drawLogo, job: { ink: 'sand', shirt: 'forest', width: 120 } },
  { file: 'photograph.jpg', make: drawPhotograph, job: { ink: 'forest' } },
  { file: 'script.png', make: drawThinScript, job: { ink: 'clay' } },
  { file: 'gradient.png', make: drawGradient, job: { ink: 'clay', width: 240 } },
  { file: 'white.png', make: drawWhiteOnNothing, job: { ink: 'paper', shirt: 'forest', width: 220 } },
  { file: 'panorama.png', make: drawHugePanorama, job: { ink: 'forest', place: 'back', width: 340 } },
  { file: 'tiny.jpg', make: drawTinyLogo, job: {} },
  { file: 'text.png', make: drawTextOnly, job: { ink: 'forest', shirt: 'sand' } },
  { file: 'colours.png', make: drawManyColours, job: { width: 200 } },
]
