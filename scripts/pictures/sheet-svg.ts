import {
  HALFTONE_ANGLES_DEG,
  COLOURS,
  computeDotRadius,
  type Ink,
  INKS,
  parseHexColour,
} from '@contract/inks'
import type { Clip, DrawCommand } from '../../src/map/artwork/draw-command'
import { parsePath, getMatrixScale, transformPath } from '../../src/map/artwork/path'
import { rectangle } from '../../src/map/artwork/shapes'
import { SHEET, drawSheet } from '../../src/map/artwork/sheet'
import { type Bounds, getBounds, doBoundsOverlap } from '../../src/map/scene/sheet/bounds'
import { flattenPath } from '../../src/map/scene/sheet/flatten-path'
import { filterMarksByInk } from './plate-masks'
import { traceToneBands } from './tone-bands'
import { writePath } from './write-path'

/** Each ink's colour divided by the paper's, so that multiplying it with the paper gives the ink's own colour. */
const OVER_PAPER = Object.fromEntries(INKS.map((ink) => [ink, computeColourOverPaper(ink)])) as Record<
  Ink,
  string
>
const TONES = [0, 0.06, 0.12, 0.18, 0.24, 0.31, 0.38, 0.45, 0.52, 0.59, 0.66, 0.72, 0.77, 0.82, 0.86, 0.9, 1]
/** Distance between dots in sheet units: from afar, and at zooms at which text is read. */
const PITCH = 5
const NEAR_PITCH = 1.8

function computeColourOverPaper(ink: Ink): string {
  const paper = parseHexColour(COLOURS.paper)
  const channels = parseHexColour(COLOURS[ink]).map((value, i) => Math.round((value / (paper[i] ?? 1)) * 255))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const findNearestTone = (tone: number) =>
  TONES.reduce((best, each) => (Math.abs(each - tone) < Math.abs(best - tone) ? each : best))

/**
 * Returns the sheet as SVG. Each ink is a group that is multiplied with the paper;
 * its knock-outs are painted white.
 */
export function renderSheetSvg(): string {
  const definitions = new Definitions()
  const marks = drawSheet()
  const groups = INKS.map((ink) => {
    const elements = dropIdleKnockouts(filterMarksByInk(marks, ink)).map((mark) =>
      renderElement(mark, ink, definitions),
    )
    return `<g fill="${OVER_PAPER[ink]}" style="mix-blend-mode:multiply">${elements.join('')}</g>`
  })
  const [shared, body] = sharePaths(definitions.renderDefinitions(), groups.join(''))
  return (
    `<svg id="near" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" width="6000" height="4000">` +
    `<defs>${shared}</defs><g style="isolation:isolate">` +
    `<path fill="${COLOURS.paper}" d="${rectangle(0, 0, SHEET.width, SHEET.height)}"/>${body}</g></svg>\n`
  )
}

function sharePaths(definitions: string, body: string): [definitions: string, body: string] {
  const seen = new Map<string, number>()
  for (const [, data = ''] of `${definitions}${body}`.matchAll(/ d="([^"]*)"/g))
    seen.set(data, (seen.get(data) ?? 0) + 1)
  const shared = [...seen].filter(([data, times]) => times > 1 && data.length > 40).map(([data]) => data)
  const replaceWithReferences = (text: string) =>
    text.replaceAll(/<path([^>]*) d="([^"]*)"\/>/g, (path, attributes: string, data: string) =>
      shared.includes(data) ? `<use${attributes} href="#p${shared.indexOf(data)}"/>` : path,
    )
  const paths = shared.map((data, i) => `<path id="p${i}" d="${data}"/>`).join('')
  return [paths + replaceWithReferences(definitions), replaceWithReferences(body)]
}

/** Omits knock-outs below which no ink has been printed yet. */
function dropIdleKnockouts(marks: DrawCommand[]): DrawCommand[] {
  const inked: Bounds[] = []
  return marks.filter((mark) => {
    const box = getBounds(flattenPath(mark.path, mark.matrix, 0.05).flatMap(({ points }) => points))
    if ('inks' in mark) return inked.some((other) => doBoundsOverlap(box, other, 3))
    inked.push(box)
    return true
  })
}

class Definitions {
  private readonly clips = new Map<string, string>()
  private readonly patterns = new Map<string, string>()

  clip({ path, rule, matrix }: Clip): string {
    const data = writePath(transformPath(parsePath(path), matrix))
    const shape = `<path${rule ? ' clip-rule="evenodd"' : ''} d="${data}"/>`
    const id = this.clips.get(shape) ?? `k${this.clips.size}`
    this.clips.set(shape, id)
    return id
  }

  fill(ink: Ink, tone: number): string {
    const nearest = findNearestTone(tone)
    if (nearest === 1) return OVER_PAPER[ink]
    const id = `${ink[0]}${TONES.indexOf(nearest)}`
    const place = (pitch: number) => `patternTransform="rotate(${HALFTONE_ANGLES_DEG[ink]})scale(${pitch})"`
    const dot = `<circle cx=".5" cy=".5" r="${computeDotRadius(nearest).toFixed(3)}" fill="${OVER_PAPER[ink]}"/>`
    this.patterns.set(
      id,
      `<pattern id="${id}" width="1" height="1" patternUnits="userSpaceOnUse" ${place(PITCH)}>${dot}</pattern>` +
        `<pattern id="${id}n" href="#${id}" ${place(NEAR_PITCH)}/>`,
    )
    return `url(#${id})`
  }

  renderDefinitions(): string {
    const clips = [...this.clips].map(([shape, id]) => `<clipPath id="${id}">${shape}</clipPath>`)
    const near = [...this.patterns.keys()].map((id) => `:target [fill$="#${id})"]{fill:url(#${id}n)}`)
    return [`<style>${near.join('')}</style>`, ...this.patterns.values(), ...clips].join('')
  }
}

function renderElement(mark: DrawCommand, ink: Ink, definitions: Definitions): string {
  const clips = (mark.clips ?? []).map((clip) => definitions.clip(clip))
  const content =
    'tone' in mark && typeof mark.tone === 'object'
      ? renderRamp(mark, ink, definitions)
      : renderShape(mark, ink, definitions)
  return clips.reduceRight((inner, id) => `<g clip-path="url(#${id})">${inner}</g>`, content)
}

function renderShape(mark: DrawCommand, ink: Ink, definitions: Definitions): string {
  const data = writePath(transformPath(parsePath(mark.path), mark.matrix))
  const tone = 'tone' in mark && typeof mark.tone === 'number' ? mark.tone : 1
  const paint = 'inks' in mark ? '#fff' : definitions.fill(ink, tone)
  if (mark.kind === 'fill' || mark.kind === 'knockOut') {
    const fill = paint === OVER_PAPER[ink] ? '' : ` fill="${paint}"`
    return `<path${fill}${mark.rule ? ' fill-rule="evenodd"' : ''} d="${data}"/>`
  }
  const scale = getMatrixScale(mark.matrix)
  const width = Number((mark.width * scale).toFixed(2))
  const dash =
    mark.kind === 'line' && mark.dash
      ? ` stroke-dasharray="${mark.dash.map((each) => Number((each * scale).toFixed(2))).join(' ')}"`
      : ''
  const round = mark.cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  return `<path fill="none" stroke="${paint}" stroke-width="${width}"${round}${dash} d="${data}"/>`
}

function renderRamp(mark: DrawCommand, ink: Ink, definitions: Definitions): string {
  if (mark.kind !== 'fill' || typeof mark.tone === 'number') throw new Error('Only fills have ramps.')
  const id = definitions.clip({ path: mark.path, matrix: mark.matrix, ...(mark.rule && { rule: mark.rule }) })
  const bands = traceToneBands(mark.tone, mark.matrix, findNearestTone)
    .filter(({ tone }) => tone > 0)
    .map(
      ({ path, tone }) =>
        `<path fill="${definitions.fill(ink, tone)}" fill-rule="evenodd" d="${writePath(parsePath(path))}"/>`,
    )
  return `<g clip-path="url(#${id})">${bands.join('')}</g>`
}
