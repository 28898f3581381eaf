import { drawShelves } from './apps'
import { drawChur } from './chur'
import { drawEnvelope } from './envelope'
import { drawFilm } from './film'
import { drawColourBar, drawCropMarks, drawRegistrationMarks, drawTrail } from './furniture'
import { drawIbex } from './ibex'
import { ATELIER, STEINBOCK } from './lettering'
import type { Mark } from './mark'
import { linear, Press } from './press'
import { drawCarousel } from './printing'
import { circle } from './shapes'
import { drawPaper } from './terms'
import { drawWashingLine } from './washing-line'

/** The sheet in its own units; five world px make one. */
export const SHEET = { width: 1200, height: 800 }

export type IslandId = 'home' | 'shop' | 'printing' | 'apps' | 'about' | 'bonus' | 'privacy' | 'terms'

/** The islands in painter's order: the washing line lies over the horn that it is tied to. */
export const ISLANDS: { id: IslandId; draw: (press: Press) => void }[] = [
  { id: 'home', draw: drawHome },
  { id: 'shop', draw: drawWashingLine },
  { id: 'printing', draw: (press) => drawCarousel(press.at(150, 448, 0.74)) },
  { id: 'apps', draw: (press) => drawShelves(press.at(622, 640, 0.86)) },
  { id: 'about', draw: (press) => drawChur(press.at(800, 742, 0.93)) },
  { id: 'bonus', draw: drawFilm },
  { id: 'privacy', draw: (press) => drawEnvelope(press.at(1090, 164, 0.92, 0.07)) },
  { id: 'terms', draw: (press) => drawPaper(press.at(1100, 352, 0.86, -0.06)) },
]

function drawHome(press: Press): void {
  press.knock(circle(600, 262, 184))
  press.fill('clay', circle(600, 262, 176), linear([0, 90], [0, 440], [0, 1], [0.3, 0.86], [1, 0.12]))
  drawIbex(press.at(372, 34, 0.455))
}

/** The whole poster: 1200 x 800 sheet units, in painter's order. */
export function sheet(): Mark[] {
  const press = new Press()
  drawTrail(press)
  for (const { draw } of ISLANDS) draw(press)
  press.at(40, 690).fill('forest', ATELIER)
  press.at(38, 754).fill('forest', STEINBOCK)
  drawRegistrationMarks(press)
  drawCropMarks(press)
  drawColourBar(press)
  return press.marks
}
