import { MAX_ANALYSIS_SIDE_PX } from '../print-kernel/image'
import { computePictureShare, computeTileShare, DrawingTime } from './drawing-time'
import { countPixels } from './embedded-picture'
import { measurePath, type OutlineSize } from './measure-path'
import type { SvgElement } from './parse-svg'
import { NO_BOUNDS, type SvgBounds, uniteBounds } from './svg-bounds'
import { type SvgMatrix, multiply, readMatrix, readNumbers, transformBounds } from './svg-matrix'
import { SvgReferences } from './svg-references'
import { readLength, writeOutline } from './write-outline'

/**
 * The deepest nesting that a drawing may have. The engine calls itself for each level, those within a paint or a mask as
 * well, and cannot be used any more once its stack is full.
 */
const MAX_DEPTH = 128
/** No line within the picture is longer in px. */
const MAX_LINE_PX = 2 * MAX_ANALYSIS_SIDE_PX

/** The matrix for content whose size is not known here: with it, everything counts as being as large as the picture. */
const UNKNOWN: SvgMatrix = [1e9, 0, 0, 1e9, 0, 0]

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
 * Infinity if it is too long, or the drawing too deep. `size` is the drawing's own.
 */
export function estimateDrawingMicroseconds(root: SvgElement, size: DrawingSize | undefined): number {
  const walk = new DrawingWalk(root)
  walk.addElement(root, { matrix: readView(root, size), depth: 0, style: {} })
  return walk.time.isTooLong ? Infinity : walk.time.microseconds
}

/**
 * Goes through a drawing as the engine does and adds up the time, until it is too long. What adds the time of something
 * returns the bounds in px of what is painted, since a layer around it takes as long as they are large.
 */
class DrawingWalk {
  readonly time = new DrawingTime()
  private readonly references: SvgReferences
  /** Elements in which the walk is: the engine leaves out a copy within itself. */
  private readonly open = new Set<SvgElement>()
  private readonly outlines = new Map<SvgElement, OutlineSize>()
  private readonly pixelCounts = new Map<string, number>()

  constructor(root: SvgElement) {
    this.references = new SvgReferences(root)
  }

  /** Adds an element where it is written. */
  addElement(element: SvgElement, context: DrawingContext): SvgBounds {
    this.addReading(element, context)
    return DEFINITIONS.has(element.name) ? NO_BOUNDS : this.addDrawing(element, context)
  }

  /** Adds an element where another refers to it, `variant` being what is drawn of it there. */
  private addReference(
    element: SvgElement | undefined,
    context: DrawingContext,
    variant = element,
  ): SvgBounds {
    if (element === undefined || variant === undefined || this.open.has(element)) return NO_BOUNDS
    this.open.add(element)
    this.addReading(variant, context)
    const bounds = this.addDrawing(variant, context)
    this.open.delete(element)
    return bounds
  }

  private addReading({ attributes: { d = '', points = '' } }: SvgElement, { depth }: DrawingContext): void {
    this.time.add('element', depth > MAX_DEPTH ? Infinity : 1)
    this.time.add('letter', d.length + points.length)
  }

  private addDrawing(element: SvgElement, outer: DrawingContext): SvgBounds {
    if (this.time.isTooLong) return NO_BOUNDS
    const context = enter(element, outer)
    const bounds = this.addContent(element, context)
    this.addLayers(element, bounds, context)
    return bounds
  }

  private addContent(element: SvgElement, context: DrawingContext): SvgBounds {
    const isRoot = context.depth === 1
    if (element.name === 'use') return this.addCopy(element, context)
    if (element.name === 'image') return this.addImage(element, context)
    if (['svg', 'symbol'].includes(element.name) && !isRoot) return this.addFrame(element, context)
    const outline = this.measureOutline(element)
    // What is written within a shape is read, but not painted.
    const children = this.addChildren(element, context)
    return outline === undefined ? children : this.addShape(outline, context)
  }

  private addChildren({ children }: SvgElement, context: DrawingContext): SvgBounds {
    let bounds = NO_BOUNDS
    for (const child of children) bounds = uniteBounds(bounds, this.addElement(child, context))
    return bounds
  }

  private addCopy({ attributes: { href, x, y, width } }: SvgElement, context: DrawingContext): SvgBounds {
    const original = this.references.findByHref(href)
    const matrix = multiply(context.matrix, [1, 0, 0, 1, readLength(x), readLength(y)])
    const [left = 0, top = 0, boxWidth] = readNumbers(original?.attributes.viewBox)
    if (original === undefined || boxWidth === undefined)
      return this.addReference(original, { ...context, matrix })
    // A symbol's own view is replaced by the size in which it is copied.
    const { viewBox: _, ...attributes } = original.attributes
    const scale = readLength(width ?? attributes.width, Number.NaN) / boxWidth
    const view = multiply(matrix, [scale, 0, 0, scale, -left * scale, -top * scale])
    return this.addReference(
      original,
      { ...context, matrix: scale > 0 ? view : UNKNOWN },
      { ...original, attributes },
    )
  }

  private addImage({ attributes }: SvgElement, { matrix }: DrawingContext): SvgBounds {
    const { href = '', x, y, width, height } = attributes
    const [left, top] = [readLength(x), readLength(y)]
    const [right, bottom] = [left + readLength(width, Infinity), top + readLength(height, Infinity)]
    const bounds = transformBounds(matrix, [left, top, right, bottom])
    const pixelCount = this.pixelCounts.get(href) ?? countPixels(href)
    this.pixelCounts.set(href, pixelCount)
    this.time.add('imagePixel', pixelCount)
    this.time.addArea(bounds, 'image', 'layer')
    return bounds
  }

  /** Adds a drawing within the drawing, which is cut off at its edges. */
  private addFrame(element: SvgElement, context: DrawingContext): SvgBounds {
    const hasView = element.attributes.viewBox !== undefined
    const bounds = this.addChildren(element, hasView ? { ...context, matrix: UNKNOWN } : context)
    this.time.addArea(bounds, 'layer', 'cut')
    return bounds
  }

  private addShape(outline: OutlineSize, context: DrawingContext): SvgBounds {
    const { fill = '#000000', stroke = 'none' } = context.style
    const bounds = transformBounds(context.matrix, outline.bounds)
    this.addMarkers(outline.segmentCount, context)
    if (fill !== 'none') {
      this.time.add('outlinePx', computeLengthPx(outline, context))
      this.addPaint(fill, bounds, context)
    }
    return stroke === 'none' ? bounds : this.addStroke(stroke, outline, context)
  }

  private addStroke(stroke: string, outline: OutlineSize, context: DrawingContext): SvgBounds {
    const [left, top, right, bottom] = transformBounds(context.matrix, outline.bounds)
    const reach = 5 * readStrokeWidth(context) * computeScale(context)
    const bounds: SvgBounds = [left - reach, top - reach, right + reach, bottom + reach]
    this.time.add('outlinePx', 3 * computeLengthPx(outline, context))
    this.addPaint(stroke, bounds, context)
    const dashes = readNumbers(context.style['stroke-dasharray'])
    const sum = dashes.reduce((total, dash) => total + dash, 0)
    if (sum > 0) this.time.add('dash', (outline.length * dashes.length) / sum)
    return bounds
  }

  private addMarkers(segmentCount: number, context: DrawingContext): void {
    const counts = { start: 1, mid: segmentCount, end: 1 }
    for (const [end, count] of Object.entries(counts)) {
      const marker = this.references.findByUrl(context.style[`marker-${end}`])
      if (marker !== undefined) this.time.addRepeatedly(count, () => this.addMarker(marker, context))
    }
  }

  private addMarker(marker: SvgElement, context: DrawingContext): void {
    const { markerUnits, markerWidth, viewBox } = marker.attributes
    const unit = markerUnits === 'userSpaceOnUse' ? 1 : readStrokeWidth(context)
    const [, , boxWidth] = readNumbers(viewBox)
    const scale = boxWidth === undefined ? unit : (unit * readLength(markerWidth, 3)) / boxWidth
    const matrix = multiply(context.matrix, [scale, 0, 0, scale, 0, 0])
    this.time.addArea(this.addReference(marker, { ...context, matrix, style: {} }), 'layer', 'cut')
  }

  private addPaint(paint: string, bounds: SvgBounds, context: DrawingContext): void {
    const server = this.references.findByUrl(paint)
    if (server?.name === 'pattern') this.addPattern(server, bounds, context)
    else this.time.addArea(bounds, server === undefined ? 'colour' : 'gradient')
  }

  private addPattern(pattern: SvgElement, bounds: SvgBounds, { matrix, depth }: DrawingContext): void {
    this.time.addArea(bounds, 'pattern')
    const { attributes, content } = this.references.resolvePattern(pattern)
    const own = multiply(matrix, readMatrix(attributes.patternTransform))
    const tile = readLength(attributes.width) * readLength(attributes.height)
    const tileShare =
      attributes.patternUnits === 'userSpaceOnUse'
        ? computeTileShare(tile * Math.abs(computeDeterminant(own)))
        : tile * computePictureShare(bounds)
    this.time.addShare(tileShare, 'layer')
    const isKnown = attributes.patternContentUnits !== 'objectBoundingBox' && attributes.viewBox === undefined
    this.addReference(content, { matrix: isKnown ? own : UNKNOWN, depth, style: {} })
  }

  /** Adds the pictures of its own that an element needs, and what cuts them. */
  private addLayers({ attributes }: SvgElement, bounds: SvgBounds, context: DrawingContext): void {
    const { opacity = '1', isolation = 'auto', 'mix-blend-mode': blend = 'normal' } = attributes
    const cuts = [attributes['clip-path'], attributes.mask].flatMap(
      (reference) => this.references.findByUrl(reference) ?? [],
    )
    if (Number(opacity) !== 1 || isolation === 'isolate' || blend !== 'normal' || cuts.length > 0)
      this.time.addArea(bounds, 'layer')
    for (const cut of cuts) {
      this.time.addArea(bounds, 'cut')
      const { clipPathUnits, maskContentUnits } = cut.attributes
      const isOwnUnit = (clipPathUnits ?? maskContentUnits) !== 'objectBoundingBox'
      this.addReference(cut, { ...context, matrix: isOwnUnit ? context.matrix : UNKNOWN, style: {} })
    }
  }

  private measureOutline(element: SvgElement): OutlineSize | undefined {
    const outline = this.outlines.get(element) ?? measurePath(writeOutline(element))
    if (outline.segmentCount === 0) return undefined
    this.outlines.set(element, outline)
    return outline
  }
}

/** Returns where the content of an element stands. */
function enter(
  { attributes }: SvgElement,
  { matrix, depth, style: outerStyle }: DrawingContext,
): DrawingContext {
  const style = { ...outerStyle }
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
