import { createLinearRamp, type Painter } from '../painter'
import { drop } from '../shapes'

const SKULL =
  'M-76,-38C-80,-112 80,-112 76,-38C75,-12 66,6 50,14L47,44C46,52 38,56 28,56L-28,56C-38,56 -46,52 -47,44' +
  'L-50,14C-66,6 -75,-12 -76,-38Z'
const EYES =
  'M-10,-22C-12,-44 -40,-46 -56,-24C-62,-8 -50,6 -34,5C-16,4 -9,-8 -10,-22Z' +
  'M10,-22C12,-44 40,-46 56,-24C62,-8 50,6 34,5C16,4 9,-8 10,-22Z'
const NOSE = 'M0,2C-7,10 -13,22 -9,26C-5,29 -2,25 0,21C2,25 5,29 9,26C13,22 7,10 0,2Z'
const TEETH = 'M-27,38V56M-9,36V57M9,36V57M27,38V56'
const JAW = 'M-38,38H38'

/** Crying Skull, front: tears turn into ink. */
export function drawSkull(painter: Painter): void {
  painter.knockOut(SKULL)
  painter.fine().fill('forest', SKULL, createLinearRamp([-30, -70], [90, 40], [0, 0], [0.5, 0.04], [1, 0.42]))
  painter.fill('forest', EYES).fill('forest', NOSE)
  painter.line('forest', TEETH, 4.5, { cap: 'butt' }).line('forest', JAW, 3.5, { cap: 'butt' })
  painter.line('forest', 'M-58,-50C-44,-62 -28,-66 -16,-64M58,-50C44,-62 28,-66 16,-64', 5)
  for (const tear of [lid(-35, -6, 15), lid(35, -6, 15), stream(-35, 12, 100, 15), stream(35, 12, 72, 13)]) {
    painter.cover('sand', tear)
    painter.fill('clay', tear, createLinearRamp([0, 0], [0, 100], [0, 0], [1, 0.85]))
  }
  const drops = drop(-35, 98, 8) + drop(-35, 124, 6.5)
  painter.cover('clay', drops).fill('sand', drops)
  painter
    .fine()
    .knockOutStroke('M-43,74C-44,82 -42,86 -39,89M31,46C30,52 31,55 34,57', 3.2, ['clay', 'sand', 'forest'])
}

/** Crying Skull, back: one tear that holds the skull. */
export function drawTear(painter: Painter): void {
  const tear = drop(0, 8, 62)
  painter.cover('sand', tear)
  painter.fill('clay', tear, createLinearRamp([0, -70], [0, 72], [0, 0], [0.5, 0.3], [1, 0.95]))
  const inside = painter.at(0, 18, 0.48)
  inside.knockOut(SKULL).fill('forest', EYES).fill('forest', NOSE)
  inside.line('forest', TEETH, 5, { cap: 'butt' }).line('forest', JAW, 4, { cap: 'butt' })
  painter.knockOutStroke('M-46,30C-44,50 -34,60 -24,64', 6)
}

function stream(x: number, y0: number, y1: number, half: number): string {
  const [left, right] = [x - half, x + half]
  const middle = (y0 + y1) / 2
  return (
    `M${x - half * 0.55},${y0}C${x - half * 0.5},${middle} ${left},${y1 - half * 2} ${left},${y1 - half}` +
    `A${half},${half} 0 0 0 ${right},${y1 - half}` +
    `C${right},${y1 - half * 2} ${x + half * 0.5},${middle} ${x + half * 0.55},${y0}Z`
  )
}

function lid(x: number, y: number, half: number): string {
  const at = (dx: number, dy: number) => `${x + half * dx},${y + dy}`
  return (
    `M${at(-1.25, -5)}C${at(-0.6, 4)} ${at(0.6, 4)} ${at(1.25, -5)}C${at(1, 9)} ${at(0.6, 14)} ${at(0.55, 26)}` +
    `L${at(-0.55, 26)}C${at(-0.6, 14)} ${at(-1, 9)} ${at(-1.25, -5)}Z`
  )
}
