import { ATELIER, STEINBOCK } from '../../src/map/artwork/lettering'
import { createLinearRamp, type Painter } from '../../src/map/artwork/painter'
import { circle, polygon, rectangle } from '../../src/map/artwork/shapes'
import { drawShirt } from '../../src/map/artwork/drawings/shirts'
import { drawWindow } from './house-window'
import { HOUSE_NUMBER } from './house-number'

export const STREET = 690

export const STUDIO = { left: 330, right: 770, middle: 550, eaves: 346, ridge: 132 }

export function drawStudio(painter: Painter): void {
  const { left, right, middle, eaves, ridge } = STUDIO
  const wall = rectangle(left, eaves - 10, right - left, STREET - eaves + 10)
  const gable = polygon([[left - 34, eaves + 14], [middle, ridge], [right + 34, eaves + 14]]) // oxfmt-ignore
  painter.knockOut(wall).knockOut(gable).fill('sand', wall).line('forest', wall, 4)
  painter.fill('forest', wall, createLinearRamp([left, 0], [right, 0], [0.66, 0], [1, 0.3]))
  painter.cover('clay', gable)
  painter.fill('forest', polygon([[middle, ridge], [right + 34, eaves + 14], [middle, eaves + 14]]), createLinearRamp([middle, 0], [right, 0], [0, 0.06], [1, 0.42])) // oxfmt-ignore
  drawQuoins(painter)
  drawGableWindow(painter)
  for (const x of [420, 680]) drawWindow(painter, x, eaves + 34, { shutters: 'olive', flowers: true })
  drawWindow(painter, middle, eaves + 34, { shutters: 'olive', flowers: true })
  drawFascia(painter)
  drawShopFront(painter)
}

function drawQuoins(painter: Painter): void {
  const { left, right, eaves } = STUDIO
  let stones = ''
  for (let i = 0; i < 12; i++) {
    const [y, width] = [eaves + 18 + i * 28, i % 2 ? 22 : 32]
    stones += rectangle(left + 2, y, width, 24) + rectangle(right - 2 - width, y, width, 24)
  }
  painter.knockOut(stones, { inks: ['sand', 'forest'] }).line('forest', stones, 1.6, { cap: 'butt' })
}

function drawGableWindow(painter: Painter): void {
  const { middle } = STUDIO
  const window = circle(middle, 274, 34)
  painter.knockOut(circle(middle, 274, 42)).fill('forest', window)
  painter.knockOutStroke(`M${middle},240v68M${middle - 34},274h68`, 4)
  painter.line('forest', circle(middle, 274, 42), 3)
  const beam = rectangle(middle - 7, 176, 14, 34)
  painter.cover('forest', beam)
}

function drawFascia(painter: Painter): void {
  const board = rectangle(366, 494, 368, 54)
  painter.cover('olive', board)
  const scale = 0.5
  const gap = 22
  const start = STUDIO.middle - ((285.6 + gap + 402.7) * scale) / 2
  painter.at(start, 533, scale).knockOut(ATELIER, { inks: ['olive'] })
  painter.at(start + (285.6 + gap) * scale, 533, scale).knockOut(STEINBOCK, { inks: ['olive'] })
}

function drawShopFront(painter: Painter): void {
  for (const x of [432, 668]) {
    const arch = `M${x - 58},${STREET - 22}V${STREET - 78}a58,46 0 0 1 116,0V${STREET - 22}Z`
    painter.knockOut(arch).line('forest', arch, 5)
  }
  const shirt = painter.at(432 - 36, STREET - 112, 0.18)
  drawShirt(shirt, 'donut-second-edition', 'front', { line: 12, art: 1.25 })
  painter.line('forest', `M389,${STREET - 106}h86`, 2.4)
  drawPrintingPress(painter.at(668, STREET - 22))
  const door = `M${STUDIO.middle - 38},${STREET}V${STREET - 92}a38,38 0 0 1 76,0V${STREET}Z`
  painter.knockOutStroke(door, 12).cover('forest', door)
  painter.cover('sand', `M${STUDIO.middle - 26},${STREET - 62}v-30a26,26 0 0 1 52,0v30Z`)
  painter.knockOut(circle(STUDIO.middle + 25, STREET - 44, 4))
  painter
    .at(STUDIO.middle - 8, STREET - 76)
    .knockOut(HOUSE_NUMBER, { inks: ['sand'] })
    .fill('forest', HOUSE_NUMBER)
  painter.fill('forest', rectangle(STUDIO.left, STREET - 22, STUDIO.middle - 44 - STUDIO.left, 22), 0.55)
  painter.fill(
    'forest',
    rectangle(STUDIO.middle + 44, STREET - 22, STUDIO.right - STUDIO.middle - 44, 22),
    0.55,
  )
}

function drawPrintingPress(painter: Painter): void {
  painter
    .fill('forest', 'M-38,0l8,-30h60l8,30h-10l-5,-16h-46l-5,16Z')
    .fill('forest', rectangle(-44, -38, 88, 9))
  painter
    .at(-42, -40, 1, -0.32)
    .fill('forest', rectangle(0, -7, 84, 7))
    .fill('clay', rectangle(12, -13, 60, 6))
  painter.fill('sand', rectangle(-30, -44, 62, 6))
}
