import type { SectionId } from '@/sections/registry'
import { drawShelves } from './shelves'
import { drawChur } from './chur'
import { drawEnvelope } from './envelope'
import { drawFilm } from './film'
import type { Frame } from './printers-marks'
import { drawIbex } from './ibex'
import { linear, type Press } from './press'
import { drawCarousel } from './carousel'
import { circle, DEGREE } from './shapes'
import { drawPaper } from './paper'
import { drawWashingLine } from './washing-line'

type Island = {
  /** What its crop marks enclose, in units of the sheet: none where a column of text would be. */
  frame?: Frame
  draw: (press: Press) => void
}

/** What the map shows of each section, in painter's order: the washing line lies over the horn that it is tied to. */
export const ISLAND_ARTWORK: Readonly<Record<SectionId, Island>> = {
  home: { frame: [436, 66, 802, 490], draw: drawHome },
  shop: { frame: [24, 42, 398, 262], draw: drawWashingLine },
  printing: {
    frame: [24, 408, 272, 656],
    // Turned so that the screen points at the text.
    draw: (press) => drawCarousel(press.at(146, 533, 0.74, 120 * DEGREE)),
  },
  apps: { frame: [460, 548, 700, 750], draw: (press) => drawShelves(press.at(646, 649, 0.76)) },
  about: { frame: [840, 548, 1160, 734], draw: (press) => drawChur(press.at(840, 720, 0.765)) },
  bonus: { draw: drawFilm },
  privacy: {
    frame: [1082, 122, 1174, 222],
    draw: (press) => drawEnvelope(press.at(1128, 170, 0.87, 0.07)),
  },
  terms: { frame: [1082, 292, 1174, 420], draw: (press) => drawPaper(press.at(1124, 356, 0.9, -0.06)) },
}

function drawHome(press: Press): void {
  press.knockOut(circle(600, 262, 184))
  press.fill('clay', circle(600, 262, 176), linear([0, 90], [0, 440], [0, 1], [0.3, 0.86], [1, 0.12]))
  drawIbex(press.at(372, 34, 0.455))
}
