import { MAX_ANALYSIS_SIDE_PX } from '../print-kernel/image'
import { countPixels } from './embedded-picture'
import { type SvgBounds, measurePath, type OutlineSize } from './measure-path'
import type { SvgElement } from './parse-svg'
import { type SvgMatrix, multiply, readMatrix, readNumbers, transformBounds } from './svg-matrix'
import { readLength, writeOutline } from './write-outline'

/**
 * The longest that the engine may take for a drawing, and the deepest nesting that it may have. The engine calls itself
 * for each level, those within a paint or a mask as well, and cannot be used any more once its stack is full.
 */
export const MAX_MICROSECONDS = 6_000_000
const MAX_DEPTH = 128

// About the processor's time that @resvg/resvg-wasm takes for a picture of 2,048 px on its longer side. Decision 061
// has what was measured: 0.4 s for a layer of the whole picture, 0.2 s more if it is cut, 0.5 s to enlarge a picture.
const MICROSECONDS_PER_ELEMENT = 150
const MICROSECONDS_PER_DASH = 4
const MICROSECONDS_PER_OUTLINE_PX = 0.1
/** For each pixel that a picture within the drawing has of its own. */
const MICROSECONDS_PER_IMAGE_PIXEL = 0.2
/** For what covers the whole picture; what covers a part of it takes that share. */
const MICROSECONDS_PER_PICTURE = {
  layer: 400_000,
  cut: 200_000,
  colour: 30_000,
  gradient: 200_000,
  pattern: 500_000,
  image: 600_000,
}
const PICTURE_PX = MAX_ANALYSIS_SIDE_PX ** 2
/** No line within the picture is longer in px. */
const MAX_LINE_PX = 2 * MAX_ANALYSIS_SIDE_PX

/** The matrix for content whose size is not known here: with it, everything counts as being as large as the picture. */
const UNKNOWN: SvgMatrix = [1e9, 0, 0, 1e9, 0, 0]
const NOTHING: SvgBounds = [Infinity, Infinity, -Infinity, -Infinity]

/** They are drawn where they are referred to. */
const DEFINITIONS = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker'])
const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'marker-start',
  'marker-mid',
  'marker-end',
]

type DrawingSize = { width: number; height: number }
/** Where an element stands: its units in px of the picture, how deep it is, and what it inherits. */
type DrawingContext = { matrix: SvgMatrix; depth: number; style: Record<string, string> }

/**
 * Estimates the processor's time for what the engine has to draw, each copy, letter, layer and tile of it. Returns
 * Infinity if it is more than MAX_MICROSECONDS. `size` is the drawing's own.
 */
export function estimateDrawingMicroseconds(root: SvgElement, size: DrawingSize | undefined): number {
  const walk = new DrawingWalk(root)
  walk.visit(root, { matrix: readView(root, size), depth: 0, style: {} })
  return walk.isTooLong ? Infinity : walk.microseconds
}

/**
 * Goes through a drawing as the engine does and adds up the time, until it is too much. What visits or draws returns
 * the bounds in px of what is painted, since a layer around it takes as long as they are large.
 */
class DrawingWalk {
  microseconds = 0
  private readonly elementsById = new Map<string, SvgElement>()
  /** Elements that are being drawn: the engine leaves out a copy within itself. */
  private readonly open = new Set<SvgElement>()
  private readonly outlines = new Map<SvgElement, OutlineSize>()
  private readonly pixelCounts = new Map<string, number>()

  constructor(root: SvgElement) {
    this.indexById(root)
  }

  /** Whether the engine would take too long. A time that is not a number, as of a scale without end, is too long as well. */
  get isTooLong(): boolean {
    return !(this.microseconds <= MAX_MICROSECONDS)
  }

  /** Visits an element where it is written. */
  visit(element: SvgElement, context: DrawingContext): SvgBounds {
    this.addElement(element, context)
    return DEFINITIONS.has(element.name) ? NOTHING : this.draw(element, context)
  }

  /** Visits an element that another refers to, `shown` being how it is drawn there. */
  private visitReference(
    element: SvgElement | undefined,
    context: DrawingContext,
    shown = element,
  ): SvgBounds {
    if (element === undefined || shown === undefined || this.open.has(element)) return NOTHING
    this.open.add(element)
    this.addElement(shown, context)
    const bounds = this.draw(shown, context)
    this.open.delete(element)
    return bounds
  }

  private draw(element: SvgElement, outer: DrawingContext): SvgBounds {
    if (this.isTooLong) return NOTHING
    const context = enter(element, outer)
    const bounds = this.drawContent(element, context)
    this.drawLayers(element, bounds, context)
    return bounds
  }

  private drawContent(element: SvgElement, context: DrawingContext): SvgBounds {
    const isRoot = context.depth === 1
    if (element.name === 'use') return this.drawCopy(element, context)
    if (element.name === 'image') return this.drawImage(element, context)
    if (['svg', 'symbol'].includes(element.name) && !isRoot) return this.drawFrame(element, context)
    const outline = this.measureOutline(element)
    // What is written within a shape is read, but not painted.
    const children = this.drawChildren(element, context)
    return outline === undefined ? children : this.drawShape(outline, context)
  }

  private drawChildren({ children }: SvgElement, context: DrawingContext): SvgBounds {
    let bounds = NOTHING
    for (const child of children) bounds = unite(bounds, this.visit(child, context))
    return bounds
  }

  private drawCopy({ attributes: { href, x, y, width } }: SvgElement, context: DrawingContext): SvgBounds {
    const copied = this.find(href)
    const matrix = multiply(context.matrix, [1, 0, 0, 1, readLength(x), readLength(y)])
    const [left = 0, top = 0, boxWidth] = readNumbers(copied?.attributes.viewBox)
    if (copied === undefined || boxWidth === undefined)
      return this.visitReference(copied, { ...context, matrix })
    // A symbol's own view is replaced by the size in which it is copied.
    const { viewBox: _, ...attributes } = copied.attributes
    const scale = readLength(width ?? attributes.width, Number.NaN) / boxWidth
    const view = multiply(matrix, [scale, 0, 0, scale, -left * scale, -top * scale])
    const shown = { ...copied, attributes }
    return this.visitReference(copied, { ...context, matrix: scale > 0 ? view : UNKNOWN }, shown)
  }

  private drawImage({ attributes }: SvgElement, { matrix }: DrawingContext): SvgBounds {
    const { href = '', x, y, width, height } = attributes
    const [left, top] = [readLength(x), readLength(y)]
    const [right, bottom] = [left + readLength(width, Infinity), top + readLength(height, Infinity)]
    const bounds = transformBounds(matrix, [left, top, right, bottom])
    const pixelCount = this.pixelCounts.get(href) ?? countPixels(href)
    this.pixelCounts.set(href, pixelCount)
    this.microseconds += MICROSECONDS_PER_IMAGE_PIXEL * pixelCount
    this.addArea(bounds, 'image', 'layer')
    return bounds
  }

  /** Draws a drawing within the drawing, which is cut off at its edges. */
  private drawFrame(element: SvgElement, context: DrawingContext): SvgBounds {
    const hasView = element.attributes.viewBox !== undefined
    const bounds = this.drawChildren(element, hasView ? { ...context, matrix: UNKNOWN } : context)
    this.addArea(bounds, 'layer', 'cut')
    return bounds
  }

  private drawShape(outline: OutlineSize, context: DrawingContext): SvgBounds {
    const { fill = '#000000', stroke = 'none' } = context.style
    const bounds = transformBounds(context.matrix, outline.bounds)
    this.drawMarkers(outline.segmentCount, context)
    if (fill !== 'none') {
      this.microseconds += MICROSECONDS_PER_OUTLINE_PX * computeLengthPx(outline, context)
      this.drawPaint(fill, bounds, context)
    }
    return stroke === 'none' ? bounds : this.drawStroke(stroke, outline, context)
  }

  private drawStroke(stroke: string, outline: OutlineSize, context: DrawingContext): SvgBounds {
    const [left, top, right, bottom] = transformBounds(context.matrix, outline.bounds)
    const reach = 5 * readStrokeWidth(context) * computeScale(context)
    const bounds: SvgBounds = [left - reach, top - reach, right + reach, bottom + reach]
    this.microseconds += 3 * MICROSECONDS_PER_OUTLINE_PX * computeLengthPx(outline, context)
    this.drawPaint(stroke, bounds, context)
    const dashes = readNumbers(context.style['stroke-dasharray'])
    const sum = dashes.reduce((total, dash) => total + dash, 0)
    if (sum > 0) this.microseconds += (MICROSECONDS_PER_DASH * outline.length * dashes.length) / sum
    return bounds
  }

  private drawMarkers(segmentCount: number, context: DrawingContext): void {
    const counts = { start: 1, mid: segmentCount, end: 1 }
    for (const [end, count] of Object.entries(counts)) {
      const marker = this.find(context.style[`marker-${end}`])
      if (marker === undefined) continue
      const before = this.microseconds
      this.drawMarker(marker, context)
      this.microseconds = before + (this.microseconds - before) * count
    }
  }

  private drawMarker(marker: SvgElement, context: DrawingContext): void {
    const { markerUnits, markerWidth, viewBox } = marker.attributes
    const unit = markerUnits === 'userSpaceOnUse' ? 1 : readStrokeWidth(context)
    const [, , boxWidth] = readNumbers(viewBox)
    const scale = boxWidth === undefined ? unit : (unit * readLength(markerWidth, 3)) / boxWidth
    const matrix = multiply(context.matrix, [scale, 0, 0, scale, 0, 0])
    this.addArea(this.visitReference(marker, { ...context, matrix, style: {} }), 'layer', 'cut')
  }

  private drawPaint(paint: string, bounds: SvgBounds, context: DrawingContext): void {
    const server = this.find(paint)
    if (server?.name === 'pattern') this.drawPattern(server, bounds, context)
    else this.addArea(bounds, server === undefined ? 'colour' : 'gradient')
  }

  private drawPattern(pattern: SvgElement, bounds: SvgBounds, { matrix, depth }: DrawingContext): void {
    this.addArea(bounds, 'pattern')
    const { attributes, content } = this.resolvePattern(pattern)
    const own = multiply(matrix, readMatrix(attributes.patternTransform))
    const tile = readLength(attributes.width) * readLength(attributes.height)
    const tileShare =
      attributes.patternUnits === 'userSpaceOnUse'
        ? (tile * Math.abs(computeDeterminant(own))) / PICTURE_PX
        : tile * computePictureShare(bounds)
    this.microseconds += MICROSECONDS_PER_PICTURE.layer * tileShare
    const isKnown = attributes.patternContentUnits !== 'objectBoundingBox' && attributes.viewBox === undefined
    this.visitReference(content, { matrix: isKnown ? own : UNKNOWN, depth, style: {} })
  }

  /** A pattern has what it lacks from the one that it leads to. */
  private resolvePattern(pattern: SvgElement): { attributes: Record<string, string>; content: SvgElement } {
    const chain = [pattern]
    for (let next = this.find(pattern.attributes.href); next !== undefined && !chain.includes(next);) {
      chain.push(next)
      next = this.find(next.attributes.href)
    }
    const attributes: Record<string, string> = {}
    for (const link of chain.toReversed()) Object.assign(attributes, link.attributes)
    return { attributes, content: chain.find(({ children }) => children.length > 0) ?? pattern }
  }

  /** Adds the pictures of its own that an element needs, and draws what cuts them. */
  private drawLayers({ attributes }: SvgElement, bounds: SvgBounds, context: DrawingContext): void {
    const { opacity = '1', isolation = 'auto', 'mix-blend-mode': blend = 'normal' } = attributes
    const cuts = [attributes['clip-path'], attributes.mask].flatMap((reference) => this.find(reference) ?? [])
    if (Number(opacity) !== 1 || isolation === 'isolate' || blend !== 'normal' || cuts.length > 0)
      this.addArea(bounds, 'layer')
    for (const cut of cuts) {
      this.addArea(bounds, 'cut')
      const { clipPathUnits, maskContentUnits } = cut.attributes
      const isOwnUnit = (clipPathUnits ?? maskContentUnits) !== 'objectBoundingBox'
      this.visitReference(cut, { ...context, matrix: isOwnUnit ? context.matrix : UNKNOWN, style: {} })
    }
  }

  private addElement({ attributes: { d = '', points = '' } }: SvgElement, { depth }: DrawingContext): void {
    this.microseconds += depth > MAX_DEPTH ? Infinity : MICROSECONDS_PER_ELEMENT + d.length + points.length
  }

  private addArea(bounds: SvgBounds, ...kinds: (keyof typeof MICROSECONDS_PER_PICTURE)[]): void {
    const share = computePictureShare(bounds)
    for (const kind of kinds) this.microseconds += MICROSECONDS_PER_PICTURE[kind] * share
  }

  private measureOutline(element: SvgElement): OutlineSize | undefined {
    const known = this.outlines.get(element)
    if (known !== undefined) return known
    const outline = measurePath(writeOutline(element))
    if (outline.segmentCount === 0) return undefined
    this.outlines.set(element, outline)
    return outline
  }

  private indexById(element: SvgElement): void {
    const { id } = element.attributes
    if (id !== undefined && !this.elementsById.has(id)) this.elementsById.set(id, element)
    for (const child of element.children) this.indexById(child)
  }

  private find(reference = ''): SvgElement | undefined {
    return this.elementsById.get(/^(?:url\()?#([^)]*)/.exec(reference)?.[1] ?? '')
  }
}

/** Returns where the content of an element stands. */
function enter(
  { attributes }: SvgElement,
  { matrix, depth, style: inherited }: DrawingContext,
): DrawingContext {
  const style = { ...inherited }
  for (const property of INHERITED)
    if (attributes[property] !== undefined) style[property] = attributes[property]
  return { matrix: multiply(matrix, readMatrix(attributes.transform)), depth: depth + 1, style }
}

function readView({ attributes }: SvgElement, size: DrawingSize | undefined): SvgMatrix {
  if (size === undefined) return UNKNOWN
  const [left = 0, top = 0, width = size.width, height = size.height] = readNumbers(attributes.viewBox)
  const scale =
    (MAX_ANALYSIS_SIDE_PX / Math.max(size.width, size.height)) *
    Math.max(size.width / width, size.height / height)
  return [scale, 0, 0, scale, -left * scale, -top * scale]
}

const readStrokeWidth = ({ style }: DrawingContext) => readLength(style['stroke-width'], 1)

const computeScale = ({ matrix }: DrawingContext) => Math.hypot(...matrix.slice(0, 4))

const computeLengthPx = ({ length, segmentCount }: OutlineSize, context: DrawingContext) =>
  Math.min(length * computeScale(context), segmentCount * MAX_LINE_PX)

const computeDeterminant = ([a, b, c, d]: SvgMatrix) => a * d - b * c

/** The share of the picture that bounds in px cover at most. */
function computePictureShare([left, top, right, bottom]: SvgBounds): number {
  const clip = (length: number) => Math.min(Math.max(length, 0), MAX_ANALYSIS_SIDE_PX)
  const area = clip(right - left) * clip(bottom - top)
  return Number.isNaN(area) ? 1 : area / PICTURE_PX
}

const unite = (one: SvgBounds, other: SvgBounds): SvgBounds => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]
