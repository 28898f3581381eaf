/* oxlint-disable unicorn/no-array-fill-with-reference-type -- these fill a canvas, not an array */
import type { Ink } from '@contract/inks'
import type { DrawCommand, Matrix, Ramp } from '../../src/map/artwork/draw-command'
import { type Context, getContext2d } from './canvas'

/** The two masks of an ink: what is printed solid, and the tone (alpha) of what is screened. */
type Plate = { solid: Context; tone: Context }
export type PlateMasks = Record<Ink, Plate>

/** Draws the eight masks of a picture in device pixels. `view` converts the marks' units to device pixels. */
export function drawPlateMasks(
  marks: DrawCommand[],
  width: number,
  height: number,
  view: Matrix,
): PlateMasks {
  const plate = () => ({ solid: getContext2d(width, height), tone: getContext2d(width, height) })
  const plates: PlateMasks = { sand: plate(), clay: plate(), olive: plate(), forest: plate() }
  for (const mark of marks) paint(plates, mark, new DOMMatrix(view))
  return plates
}

function paint(plates: PlateMasks, mark: DrawCommand, view: DOMMatrix): void {
  const targets =
    'inks' in mark
      ? mark.inks.flatMap((ink) => [plates[ink].solid, plates[ink].tone])
      : [mark.tone === 1 ? plates[mark.ink].solid : plates[mark.ink].tone]
  for (const context of targets) {
    drawStamp(context, mark, view, 'inks' in mark ? 'destination-out' : 'source-over')
  }
}

/** Draws one mark on a mask, as ink ('source-over') or as a hole ('destination-out'). */
function drawStamp(
  context: Context,
  mark: DrawCommand,
  view: DOMMatrix,
  operation: GlobalCompositeOperation,
): void {
  context.save()
  for (const { path, rule, matrix } of mark.clips ?? []) {
    context.setTransform(view.multiply(new DOMMatrix(matrix)))
    context.clip(new Path2D(path), rule ?? 'nonzero')
  }
  context.setTransform(view.multiply(new DOMMatrix(mark.matrix)))
  context.globalCompositeOperation = operation
  context.fillStyle = context.strokeStyle = 'tone' in mark ? paintFor(context, mark.tone) : '#000'
  draw(context, mark)
  context.restore()
}

function draw(context: Context, mark: DrawCommand): void {
  const path = new Path2D(mark.path)
  if (mark.kind === 'fill' || mark.kind === 'knockOut') {
    context.fill(path, mark.rule)
    return
  }
  context.lineWidth = mark.width
  context.lineCap = mark.cap
  context.lineJoin = mark.cap === 'round' ? 'round' : 'miter'
  context.setLineDash(mark.kind === 'line' ? (mark.dash ?? []) : [])
  context.stroke(path)
}

function paintFor(context: Context, tone: number | Ramp): string | CanvasGradient {
  if (typeof tone === 'number') return `rgba(0,0,0,${tone})`
  const gradient =
    tone.kind === 'linear'
      ? context.createLinearGradient(...tone.from, ...tone.to)
      : context.createRadialGradient(...tone.centre, tone.radius[0], ...tone.centre, tone.radius[1])
  for (const [offset, alpha] of tone.stops) gradient.addColorStop(offset, `rgba(0,0,0,${alpha})`)
  return gradient
}

export const filterMarksByInk = (marks: DrawCommand[], ink: Ink): DrawCommand[] =>
  marks.filter((mark) => ('inks' in mark ? mark.inks.includes(ink) : mark.ink === ink))
