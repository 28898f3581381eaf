import type { SectionId } from '@/sections/registry'
import { drawShelves } from './drawings/shelves'
import { drawChur } from './drawings/chur'
import { drawEnvelope } from './drawings/envelope'
import { drawFilmStrip } from './drawings/film-strip'
import type { Frame } from './drawings/printers-marks'
import { drawIbex } from './drawings/ibex'
import { createLinearRamp, type Painter } from './painter'
import { drawCarousel } from './drawings/carousel'
import { circle, DEGREE } from './shapes'
import { drawTermsDocument } from './drawings/terms-document'
import { drawWashingLine } from './drawings/washing-line'

type Island = {
  /** The rectangle in sheet units whose corners get crop marks. None where the section's text would cover them. */
  frame?: Frame
  /**
   * The part of the printed path that leads to the arrow at the foot of this section's column. It starts at the
   * arrow of the section before; that of home starts at the shop's. Its length is a whole number of dots, so that
   * every arrow lies on a dot. None where the part of a later section passes this arrow.
   */
  trail?: string
  draw: (painter: Painter) => void
}

/** The artwork of each section, in drawing order, as the washing line covers the horn that it is tied to. */
export const ISLAND_ARTWORK: Readonly<Record<SectionId, Island>> = {
  home: {
    frame: [436, 66, 802, 490],
    trail:
      'M40.2,187.2C40,202 52,211 80,211H170C220,211 270,240 262,274C248,322 54,290 58,334C62,378 262,356 268,404C272,440 296,449 340,449H400C440,449 470,462 500,496',
    draw: drawHome,
  },
  shop: { frame: [24, 42, 398, 262], draw: drawWashingLine },
  printing: {
    frame: [24, 408, 272, 656],
    trail: 'M40.2,187.2C40,206 16,202 16,240V560C16,600 20,630 38,643C70,669.9 120,613 170,613H285.2',
    // Turned so that the screen of the press points at the text.
    draw: (painter) => drawCarousel(painter.at(146, 533, 0.74, 120 * DEGREE)),
  },
  apps: {
    frame: [460, 548, 700, 750],
    trail:
      'M285.2,613H402.7C444,613 446,670 454,712C458,736 460,746 466,752C480,766 520,768 560,768H670C700,768 709.2,744 709.2,716',
    draw: (painter) => drawShelves(painter.at(646, 649, 0.76)),
  },
  about: { frame: [840, 548, 1160, 734], draw: (painter) => drawChur(painter.at(840, 720, 0.765)) },
  bonus: {
    trail:
      'M709.2,716H826C850,716 858,730 858,756C900,776 1186,796.1 1186,660C1184,530 870,540 800,382C846,396 917,352 917,306C917,276 917,256 925.9,256',
    draw: drawFilmStrip,
  },
  privacy: {
    frame: [1082, 122, 1174, 222],
    draw: (painter) => drawEnvelope(painter.at(1128, 170, 0.87, 0.07)),
  },
  terms: {
    frame: [1082, 292, 1174, 420],
    trail: 'M925.9,256H1146.1C1194,256 1194,300 1194,340C1194,400 1194,434 1150,434H938.4',
    draw: (painter) => drawTermsDocument(painter.at(1124, 356, 0.9, -0.06)),
  },
}

function drawHome(painter: Painter): void {
  painter.knockOut(circle(600, 262, 184))
  painter.fill(
    'clay',
    circle(600, 262, 176),
    createLinearRamp([0, 90], [0, 440], [0, 1], [0.3, 0.86], [1, 0.12]),
  )
  drawIbex(painter.at(372, 34, 0.455))
}

/** The printed path, which joins the sections in their order. */
export const TRAIL = Object.values(ISLAND_ARTWORK)
  .map(({ trail = '' }) => trail)
  .join('')
