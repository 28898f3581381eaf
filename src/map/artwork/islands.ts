import type { SectionId } from '@/sections/registry'
import { drawShelves } from './shelves'
import { drawChur } from './chur'
import { drawEnvelope } from './envelope'
import { drawFilm } from './film'
import type { Frame } from './printers-marks'
import { drawIbex } from './ibex'
import { linear, type Press } from './press'
import { drawCarousel } from './carousel'
import { circle } from './shapes'
import { drawPaper } from './paper'
import { drawWashingLine } from './washing-line'

type Island = {
  /** What its crop marks enclose, in units of the sheet. */
  frame: Frame
  draw: (press: Press) => void
}

/** What the map shows of each section, in painter's order: the washing line lies over the horn that it is tied to. */
export const ISLAND_ARTWORK: Readonly<Record<SectionId, Island>> = {
  home: { frame: [436, 66, 802, 490], draw: drawHome },
  shop: { frame: [44, 66, 398, 262], draw: drawWashingLine },
  printing: { frame: [44, 334, 252, 560], draw: (press) => drawCarousel(press.at(150, 448, 0.74)) },
  apps: { frame: [478, 530, 766, 722], draw: (press) => drawShelves(press.at(622, 640, 0.86)) },
  about: { frame: [812, 526, 1166, 726], draw: (press) => drawChur(press.at(800, 742, 0.93)) },
  bonus: { frame: [880, 18, 980, 396], draw: drawFilm },
  privacy: {
    frame: [1026, 118, 1154, 204],
    draw: (press) => drawEnvelope(press.at(1090, 164, 0.92, 0.07)),
  },
  terms: { frame: [1044, 290, 1166, 410], draw: (press) => drawPaper(press.at(1100, 352, 0.86, -0.06)) },
}

function drawHome(press: Press): void {
  press.knockOut(circle(600, 262, 184))
  press.fill('clay', circle(600, 262, 176), linear([0, 90], [0, 440], [0, 1], [0.3, 0.86], [1, 0.12]))
  drawIbex(press.at(372, 34, 0.455))
}
