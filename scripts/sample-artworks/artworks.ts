import type { PrintSpec } from '../../commerce/src/contract/custom-print/print-spec.ts'
import { drawChildsDrawing } from './childs-drawing.ts'
import { drawHugePanorama, drawThinScript } from './line-drawings.ts'
import { drawPhotograph } from './photograph.ts'
import { drawLogo, drawTinyLogo, drawWhiteOnNothing } from './logos.ts'
import { drawGradient, drawManyColours } from './tones.ts'
import { drawTextOnly } from './text-only.ts'
import {
  writeCorelStamp,
  writeFigmaSunrise,
  writeIllustratorBadge,
  writeInkscapeFlower,
  writePotraceIbex,
} from './vectors.ts'

/** A file like one of a visitor's, and the choices made for it in the editor. */
type Artwork = {
  file: string
  make: () => Promise<Buffer>
  spec: Partial<Pick<PrintSpec, 'ink' | 'shirt' | 'place' | 'width'>>
}

/** Ten kinds of pictures, each with its own difficulty, and five programs' ways of writing a vector. */
export const ARTWORKS: readonly Artwork[] = [
  { file: 'child.jpg', make: drawChildsDrawing, spec: {} },
  { file: 'logo.png', make: drawLogo, spec: { ink: 'sand', shirt: 'forest', width: 120 } },
  { file: 'photograph.jpg', make: drawPhotograph, spec: { ink: 'forest' } },
  { file: 'script.png', make: drawThinScript, spec: { ink: 'clay' } },
  { file: 'gradient.png', make: drawGradient, spec: { ink: 'clay', width: 240 } },
  { file: 'white.png', make: drawWhiteOnNothing, spec: { ink: 'paper', shirt: 'forest', width: 220 } },
  { file: 'panorama.png', make: drawHugePanorama, spec: { ink: 'forest', place: 'back', width: 340 } },
  { file: 'tiny.jpg', make: drawTinyLogo, spec: {} },
  { file: 'text.png', make: drawTextOnly, spec: { ink: 'forest', shirt: 'sand' } },
  { file: 'colours.png', make: drawManyColours, spec: { width: 200 } },
  { file: 'badge.svg', make: writeIllustratorBadge, spec: { ink: 'clay', width: 240 } },
  { file: 'edelweiss.svg', make: writeInkscapeFlower, spec: { ink: 'forest', shirt: 'sand', width: 180 } },
  { file: 'stamp.svg', make: writeCorelStamp, spec: { ink: 'sand', shirt: 'forest', width: 160 } },
  { file: 'sunrise.svg', make: writeFigmaSunrise, spec: { ink: 'olive', width: 220 } },
  { file: 'ibex.svg', make: writePotraceIbex, spec: { ink: 'paper', shirt: 'forest', width: 260 } },
]
