import { INKS, type Ink } from '@contract/print'
import type { Press } from './press'
import { circle, rectangle, type Point } from './shapes'

/**
 * From the bead at the foot of one section's column to the next, each a whole number of dots long, so that every bead
 * lies on a dot; the first from the shop's back to home.
 */
const TRAIL =
  'M40.2,187.2C40,202 52,211 80,211H170C220,211 270,240 262,274C248,322 54,290 58,334C62,378 262,356 268,404C272,440 296,449 340,449H400C440,449 470,462 500,496' +
  'M40.2,187.2C40,206 16,202 16,240V560C16,600 20,630 38,643C70,669.9 120,613 170,613H285.2' +
  'M285.2,613H402.7C444,613 446,670 454,712C458,736 460,746 466,752C480,766 520,768 560,768H670C700,768 709.2,744 709.2,716' +
  'M709.2,716H826C850,716 858,730 858,756C900,776 1186,796.1 1186,660C1184,530 870,540 800,382C846,396 917,352 917,306C917,276 917,256 925.9,256' +
  'M925.9,256H1146.1C1194,256 1194,300 1194,340C1194,400 1194,434 1150,434H938.4'

/** Clay dots, one every 12.5 units. */
export function drawTrail(press: Press): void {
  press.line('clay', TRAIL, 6, { dash: [0.01, 12.5] })
}

const CORNERS: Point[] = [[20, 20], [1180, 20], [20, 780], [1180, 780]] // oxfmt-ignore

/** Registration marks in the corners, in all four inks. */
export function drawRegistrationMarks(press: Press): void {
  for (const [x, y] of CORNERS) {
    press.knockOut(circle(x, y, 16))
    for (const ink of INKS) {
      press.line(ink, circle(x, y, 7.5), 1.2, { cap: 'butt' })
      press.line(ink, `M${x - 13},${y}H${x + 13}M${x},${y - 13}V${y + 13}`, 1.2, { cap: 'butt' })
    }
  }
}

export type Frame = [left: number, top: number, right: number, bottom: number]

/** Crop marks at the corners of each frame. */
export function drawCropMarks(press: Press, frames: readonly Frame[]): void {
  const marks = frames.flatMap(([left, top, right, bottom]) =>
    [left, right].flatMap((x) =>
      [top, bottom].map((y) => {
        const [dx, dy] = [x === left ? -1 : 1, y === top ? -1 : 1]
        return `M${x + dx * 4},${y}h${dx * 11}M${x},${y + dy * 4}v${dy * 11}`
      }),
    ),
  )
  press.line('forest', marks.join(''), 1.2, { cap: 'butt' })
}

const PATCHES: Ink[][] = [...INKS.map((ink) => [ink]), ['sand', 'clay'], ['sand', 'olive'], ['clay', 'olive']]

export function drawColourBar(press: Press): void {
  PATCHES.forEach((inks, i) => {
    const patch = rectangle(50 + i * 15 + (inks.length > 1 ? 2 : 0), 13, 13, 13)
    for (const ink of inks) press.fill(ink, patch)
  })
}
