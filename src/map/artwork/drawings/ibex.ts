import { INKS } from '@contract/inks'
import { createLinearRamp, type Painter } from '../painter'
import { circle, DEGREE, polar, polygon, rectangle, type Vec2 } from '../shapes'

// The ibex stands in a box of 1000 x 1000 and looks to the left.

/** A horn: an arc that thins out towards its tip, with knobs along part of its outer side. */
type Horn = {
  centre: Vec2
  radius: [root: number, tip: number]
  degrees: [root: number, tip: number]
  thickness: number
  tip: number
  knobs: number
  knobbed: number
}

const NEAR_HORN: Horn = {
  centre: [600, 385],
  radius: [262, 285],
  degrees: [149, 392],
  thickness: 104,
  tip: 5,
  knobs: 11,
  knobbed: 0.74,
}
const FAR_HORN: Horn = {
  ...NEAR_HORN,
  centre: [652, 372],
  radius: [262, 290],
  degrees: [151, 384],
  thickness: 92,
  knobs: 10,
}
export const SMALL_HORN: Horn = {
  centre: [600, 392],
  radius: [256, 272],
  degrees: [147, 386],
  thickness: 132,
  tip: 18,
  knobs: 6,
  knobbed: 0.72,
}

function along({ radius: [r0, r1], degrees: [a0, a1], thickness, tip }: Horn, u: number) {
  return {
    angle: (a0 + (a1 - a0) * u) * DEGREE,
    radius: r0 + (r1 - r0) * u,
    thick: thickness * (1 - u) ** 0.8 + tip,
  }
}

export function drawHorn(horn: Horn, steps = 260): string {
  const outer: Vec2[] = []
  const inner: Vec2[] = []
  for (let i = 0; i <= steps; i++) {
    const u = i / steps
    const { angle, radius, thick } = along(horn, u)
    const phase = u < horn.knobbed ? ((u / horn.knobbed) ** 0.88 * horn.knobs) % 1 : 0
    const knob = Math.sin(Math.PI * phase) ** 0.55 * thick * 0.2
    outer.push(polar(...horn.centre, radius + thick / 2 + knob, angle))
    inner.push(polar(...horn.centre, radius - thick / 2, angle))
  }
  return polygon([...outer, ...inner.toReversed()])
}

function hornSlits(horn: Horn): string {
  return Array.from({ length: horn.knobs }, (_, i) => {
    const u = ((i + 1) / horn.knobs) ** (1 / 0.88) * horn.knobbed
    const { angle, radius, thick } = along(horn, u)
    const half = 0.024 * (1 - u / 2)
    const point = (r: number, turn: number) => polar(...horn.centre, r, angle + turn)
    return polygon([
      point(radius + thick * 0.75, -half),
      point(radius + thick * 0.75, half),
      point(radius - thick * 0.22, 0.05),
    ])
  }).join('')
}

const HEAD =
  'M366,508C350,526 334,542 318,562C286,612 246,668 204,716C178,746 160,776 162,804C164,826 178,836 190,842' +
  'C186,858 194,880 222,888C262,898 318,884 362,860C392,846 416,846 430,872C448,912 452,956 452,1000L830,1000' +
  'C800,880 742,760 664,668C622,618 588,574 546,536C508,502 450,480 408,486C388,490 376,498 366,508Z'
const FACE =
  'M356,512C330,560 286,626 238,688C206,728 184,760 184,790C184,806 198,812 214,808C236,802 246,776 268,744' +
  'C300,698 336,650 352,604C364,570 366,536 356,512Z'
const CHEEK =
  'M470,640C440,706 392,764 330,800C292,822 252,828 230,846C250,866 316,858 366,830C424,798 470,730 482,676' +
  'C486,654 480,630 470,640Z'
const BEARD =
  'M232,884C230,930 244,976 284,1014C282,978 292,958 310,940C312,958 318,968 330,980C330,944 336,908 352,866Z'
const EAR = 'M486,560C534,548 606,566 652,618C592,650 516,636 480,594Z'
const EYE = 'M312,624C330,598 368,592 394,612C388,648 342,658 312,624Z'
const NOSTRIL = 'M176,790C186,776 206,776 214,788C204,800 186,802 176,790Z'
const MOUTH = 'M192,842C222,838 262,836 292,812'
const MARK_CHEEK = 'M470,640C440,706 392,764 330,800C380,786 452,730 482,676C486,654 480,630 470,640Z'
const MARK_PUPIL = rectangle(334, 609, 38, 16, 8)

/** The parts of the one-colour logo, which logo.ts assembles. */
export const MARK = { HEAD, FACE, BEARD, EAR, EYE, NOSTRIL, MOUTH, CHEEK: MARK_CHEEK, PUPIL: MARK_PUPIL }
export const markHorn = (steps?: number) => drawHorn(NEAR_HORN, steps)
export const markSlits = () => hornSlits(NEAR_HORN)

/** Draws the ibex of the sheet in all four inks. */
export function drawIbex(painter: Painter): void {
  drawHorns(painter)
  painter.knockOut(HEAD).knockOut(EAR).fill('olive', HEAD)
  painter.fill('forest', HEAD, createLinearRamp([400, 700], [800, 900], [0, 0], [0.25, 0.12], [1, 0.92]))
  painter.knockOut(FACE, { inks: ['olive', 'forest'] })
  painter.fill('sand', FACE, createLinearRamp([330, 560], [200, 800], [0, 0.1], [1, 0.75]))
  painter
    .knockOut(CHEEK, { inks: ['olive', 'forest'] })
    .fill('sand', CHEEK)
    .fill('forest', BEARD)
  painter.knockOut(EAR, { inks: ['forest'] }).fill('olive', EAR)
  painter.fill('forest', 'M512,584C550,578 590,592 616,614C578,624 536,618 508,598Z')
  drawEye(painter)
  painter.fill('forest', NOSTRIL).line('forest', MOUTH, 9)
}

function drawHorns(painter: Painter): void {
  const far = drawHorn(FAR_HORN)
  const near = markHorn()
  painter.fill('forest', far, 0.55).fill('olive', far)
  painter.knockOut(near, { inks: ['olive', 'forest'] }).fill('forest', near)
  painter.knockOut(markSlits(), { inks: ['forest'] })
}

function drawEye(painter: Painter): void {
  painter.knockOut(EYE, { inks: ['olive', 'forest'] }).fill('sand', EYE)
  painter.clip(EYE).fill('clay', circle(354, 618, 29))
  painter.fill('forest', rectangle(331, 612, 46, 15, 7.5))
  painter.knockOut(circle(342, 617, 4.4), { inks: INKS.filter((ink) => ink !== 'olive') })
  painter.fill('forest', 'M300,606C322,570 370,564 408,588L403,601C370,582 332,586 307,620Z')
}
