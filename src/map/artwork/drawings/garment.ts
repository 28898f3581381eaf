import type { Ink } from '@contract/inks'
import { createLinearRamp, type Painter } from '../painter'

// A t-shirt in a box of 400 x 430, seen from the front or from behind.

export type Side = 'front' | 'back'
/** `null` is a white garment: paper with an outline. */
export type Garment = Exclude<Ink, 'clay'> | null
/** Line width and size of the print, for shirts that are shown small. */
export type GarmentStyle = { line?: number; art?: number }

const NECK = { front: '150,66 250,66', back: '158,40 242,40' }
const NECK_INSIDE = { front: '238,50 162,50', back: '236,28 164,28' }
const SEAMS = 'M92,158C93,126 90,104 82,84M308,158C307,126 310,104 318,84'
const LEFT_SLEEVE = 'M92,158L68,200L2,166C24,118 54,64 70,50C92,90 92,120 92,158Z'
const RIGHT_SLEEVE = 'M308,158L332,200L398,166C376,118 346,64 330,50C308,90 308,120 308,158Z'

/** The inside of the shirt that is seen through its neck, from the front. */
export const NECK_OPENING = 'M144,19C162,30 238,30 256,19C238,50 162,50 144,19Z'

export function drawSilhouette(side: Side): string {
  return (
    `M132,22C${NECK[side]} 268,22C292,28 316,38 330,50C346,64 376,118 398,166L332,200L308,158` +
    'C310,240 310,330 314,414C240,424 160,424 86,414C90,330 90,240 92,158L68,200L2,166' +
    'C24,118 54,64 70,50C84,38 108,28 132,22Z'
  )
}

/** The neckband, which rises a little above the silhouette. */
export function drawCollar(side: Side): string {
  return `M132,22C${NECK[side]} 268,22L256,19C${NECK_INSIDE[side]} 144,19Z`
}

/** Draws a garment without a print. Light falls from the upper left; the folds shade the left edge. */
export function drawGarment(painter: Painter, garment: Garment, side: Side, line = 3): void {
  const shape = drawSilhouette(side)
  painter.knockOut(shape).knockOut(drawCollar(side))
  if (side === 'front') {
    painter.cover('forest', NECK_OPENING, garment === 'forest' ? 1 : 0.6)
  }
  if (garment) painter.fill(garment, shape)
  if (garment === 'forest') {
    painter.knockOutStroke(SEAMS, line * 0.8, ['forest'])
    painter.knockOutStroke(`M132,22C${NECK[side]} 268,22`, line * 0.8, ['forest'])
    return
  }
  painter.fill('forest', shape, createLinearRamp([92, 0], [142, 0], [0, garment ? 0.34 : 0.2], [1, 0]))
  painter.fill('forest', LEFT_SLEEVE, garment ? 0.22 : 0.12)
  painter.fill('forest', RIGHT_SLEEVE, garment ? 0.1 : 0.05)
  painter.line('forest', SEAMS, line * 0.8)
  if (!garment) painter.line('forest', shape, line)
  painter.line('forest', drawCollar(side), line * 0.8)
}
