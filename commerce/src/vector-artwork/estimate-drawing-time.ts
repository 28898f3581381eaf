import { MAX_ANALYSIS_SIDE_PX } from '../print-kernel/image'
import { countPixels } from './embedded-picture'
import { type Bounds, measurePath, type OutlineSize } from './measure-path'
import type { SvgElement } from './parse-svg'
import { type Matrix, multiply, readMatrix, readNumbers, transformBounds } from './svg-matrix'

/**
 * The longest that the engine may take for a drawing, and the deepest nesting that it may have. The engine calls itself
 * for each level, those within a paint or a mask as well, and cannot be used any more once its stack is full.
 */
export const MAX_MICROSECONDS = 6_000_000
const MAX_DEPTH = 128

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
/** No line within the picture is longer in px. */
const MAX_LINE_PX = 2 * MAX_ANALYSIS_SIDE_PX

/** The matrix for content whose size is not known here: with it, everything counts as being as large as the picture. */
const UNKNOWN: Matrix = [1e9, 0, 0, 1e9, 0, 0]
const NOTHING: Bounds = [Infinity, Infinity, -Infinity, -Infinity]

const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  ...['start', 'mid', 'end'].map((end) => `marker-${end}`),
]
type Place = { matrix: Matrix; depth: number; style: Record<string, string> }

/**
 * Estimates the processor's time for what the engine has to draw, each copy, letter, layer and tile of it. Returns
 * Infinity if it is more than MAX_MICROSECONDS. `size` is the drawing's own.
 */
export function estimateDrawingMicroseconds(
  root: SvgElement,
  size: { width: number; height: number } | undefined,
): number {
  const byId = new Map<string, SvgElement>()
  const collect = (element: SvgElement) => {
    const { id } = element.attributes
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    element.children.forEach(collect)
  }
  collect(root)
  const outlines = new Map<SvgElement, OutlineSize>()
  const pixelCounts = new Map<string, number>()
  /** Elements that are being drawn: the engine leaves out a copy within itself. */
  const open = new Set<SvgElement>()
  let microseconds = 0

  const find = (reference = '') => byId.get(/^(?:url\()?#([^)]*)/.exec(reference)?.[1] ?? '')

  function visitReference(element: SvgElement | undefined, place: Place): Bounds {
    if (element === undefined || open.has(element)) return NOTHING
    open.add(element)
    const bounds = visit(element, place, true)
    open.delete(element)
    return bounds
  }

  function visit(
    element: SvgElement,
    { matrix: outer, depth, style: inherited }: Place,
    isReferenced = false,
  ): Bounds {
    const { name, attributes } = element
    const { d = '', points = '' } = attributes
    microseconds += MICROSECONDS_PER_ELEMENT + d.length + points.length
    if (depth > MAX_DEPTH) microseconds = Infinity
    // A definition is drawn where it is referred to.
    const isDefinition = ['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker'].includes(name)
    if (microseconds > MAX_MICROSECONDS || (isDefinition && !isReferenced)) return NOTHING
    const style = { ...inherited }
    for (const property of INHERITED)
      if (attributes[property] !== undefined) style[property] = attributes[property]
    const matrix = multiply(outer, readMatrix(attributes.transform))
    const inner = { matrix, depth: depth + 1, style }
    let bounds = NOTHING
    if (name === 'use') bounds = visitCopy(element, inner)
    else if (name === 'image') bounds = visitImage(attributes, matrix)
    else {
      const isFramed = depth > 0 && (name === 'svg' || name === 'symbol')
      const place = isFramed && attributes.viewBox !== undefined ? { ...inner, matrix: UNKNOWN } : inner
      for (const child of element.children) bounds = unite(bounds, visit(child, place))
      if (isFramed)
        microseconds +=
          (MICROSECONDS_PER_PICTURE.layer + MICROSECONDS_PER_PICTURE.cut) * computePictureShare(bounds)
      const outline = measureOutline(element)
      if (outline !== undefined) bounds = visitShape(outline, inner)
    }
    addLayers(attributes, bounds, inner)
    return bounds
  }

  function visitCopy({ attributes: { href, x, y, width } }: SvgElement, place: Place): Bounds {
    const copied = find(href)
    const [, , boxWidth] = readNumbers(copied?.attributes.viewBox)
    const moved = multiply(place.matrix, [1, 0, 0, 1, readNumber(x), readNumber(y)])
    if (copied === undefined || boxWidth === undefined)
      return visitReference(copied, { ...place, matrix: moved })
    // A symbol's own view is replaced by the size in which it is copied.
    const { viewBox, ...attributes } = copied.attributes
    const scale = readNumber(width ?? attributes.width, Number.NaN) / boxWidth
    const matrix = scale > 0 ? multiply(moved, [scale, 0, 0, scale, ...readOrigin(viewBox, scale)]) : UNKNOWN
    if (open.has(copied)) return NOTHING
    open.add(copied)
    const bounds = visit({ ...copied, attributes }, { ...place, matrix }, true)
    open.delete(copied)
    return bounds
  }

  function visitImage({ href = '', x, y, width, height }: Record<string, string>, matrix: Matrix): Bounds {
    const [left, top] = [readNumber(x), readNumber(y)]
    const [right, bottom] = [left + readNumber(width, Infinity), top + readNumber(height, Infinity)]
    const bounds = transformBounds(matrix, [left, top, right, bottom])
    const pixelCount = pixelCounts.get(href) ?? countPixels(href)
    pixelCounts.set(href, pixelCount)
    microseconds +=
      MICROSECONDS_PER_IMAGE_PIXEL * pixelCount +
      (MICROSECONDS_PER_PICTURE.image + MICROSECONDS_PER_PICTURE.layer) * computePictureShare(bounds)
    return bounds
  }

  function visitShape(outline: OutlineSize, place: Place): Bounds {
    const { matrix, style } = place
    const { fill = '#000000', stroke = 'none', 'stroke-dasharray': dashes = 'none' } = style
    const scale = Math.hypot(...matrix.slice(0, 4))
    const strokeWidth = readNumber(style['stroke-width'], 1)
    const filled = transformBounds(matrix, outline.bounds)
    const lengthPx = Math.min(outline.length * scale, outline.segmentCount * MAX_LINE_PX)
    for (const [end, count] of [
      ['start', 1],
      ['mid', outline.segmentCount],
      ['end', 1],
    ] as const) {
      const marker = find(style[`marker-${end}`])
      if (marker !== undefined) addMarkers(marker, count, strokeWidth, place)
    }
    if (fill !== 'none') {
      microseconds += MICROSECONDS_PER_OUTLINE_PX * lengthPx
      addPaint(fill, filled, place)
    }
    if (stroke === 'none') return filled
    const reach = strokeWidth * 5 * scale
    const bounds: Bounds = [filled[0] - reach, filled[1] - reach, filled[2] + reach, filled[3] + reach]
    microseconds += 3 * MICROSECONDS_PER_OUTLINE_PX * lengthPx
    addPaint(stroke, bounds, place)
    const lengths = readNumbers(dashes)
    const sum = lengths.reduce((total, length) => total + length, 0)
    if (sum > 0) microseconds += (MICROSECONDS_PER_DASH * outline.length * lengths.length) / sum
    return bounds
  }

  function addMarkers(marker: SvgElement, count: number, strokeWidth: number, place: Place): void {
    const { markerUnits, markerWidth, viewBox } = marker.attributes
    const [, , boxWidth] = readNumbers(viewBox)
    const unit = markerUnits === 'userSpaceOnUse' ? 1 : strokeWidth
    const scale = boxWidth === undefined ? unit : (unit * readNumber(markerWidth, 3)) / boxWidth
    const before = microseconds
    const matrix = multiply(place.matrix, [scale, 0, 0, scale, 0, 0])
    const bounds = visitReference(marker, { ...place, matrix, style: {} })
    const one =
      microseconds -
      before +
      (MICROSECONDS_PER_PICTURE.layer + MICROSECONDS_PER_PICTURE.cut) * computePictureShare(bounds)
    microseconds = before + one * count
  }

  /** Counts what is put on an area, and draws the tile of a pattern. */
  function addPaint(paint: string, bounds: Bounds, { depth, matrix }: Place): void {
    const server = find(paint)
    const kind = server === undefined ? 'colour' : server.name === 'pattern' ? 'pattern' : 'gradient'
    microseconds += MICROSECONDS_PER_PICTURE[kind] * computePictureShare(bounds)
    if (server === undefined || kind !== 'pattern') return
    // A pattern has what it lacks from the one that it leads to.
    const chain = [server]
    for (let next = find(server.attributes.href); next !== undefined && !chain.includes(next);) {
      chain.push(next)
      next = find(next.attributes.href)
    }
    const attributes = Object.assign(
      {},
      ...chain.toReversed().map((pattern) => pattern.attributes),
    ) as Record<string, string>
    const content = chain.find(({ children }) => children.length > 0) ?? server
    const isOwnUnit = attributes.patternUnits === 'userSpaceOnUse'
    const tile = readNumber(attributes.width) * readNumber(attributes.height)
    const own = multiply(matrix, readMatrix(attributes.patternTransform))
    const tileShare = isOwnUnit
      ? (tile * Math.abs(computeDeterminant(own))) / PICTURE_PX
      : tile * computePictureShare(bounds)
    microseconds += MICROSECONDS_PER_PICTURE.layer * tileShare
    const isKnown = attributes.patternContentUnits !== 'objectBoundingBox' && attributes.viewBox === undefined
    visitReference(content, { matrix: isKnown ? own : UNKNOWN, depth, style: {} })
  }

  /** Counts the pictures of their own that a group needs, and draws what cuts them. */
  function addLayers(attributes: Record<string, string>, bounds: Bounds, place: Place): void {
    const { opacity = '1', isolation = 'auto', 'mix-blend-mode': blend = 'normal' } = attributes
    const cuts = [attributes['clip-path'], attributes.mask].flatMap((reference) => find(reference) ?? [])
    if (Number(opacity) !== 1 || isolation === 'isolate' || blend !== 'normal' || cuts.length > 0)
      microseconds += MICROSECONDS_PER_PICTURE.layer * computePictureShare(bounds)
    for (const cut of cuts) {
      microseconds += MICROSECONDS_PER_PICTURE.cut * computePictureShare(bounds)
      const { clipPathUnits, maskContentUnits } = cut.attributes
      const isOwnUnit = (clipPathUnits ?? maskContentUnits) !== 'objectBoundingBox'
      visitReference(cut, { ...place, matrix: isOwnUnit ? place.matrix : UNKNOWN, style: {} })
    }
  }

  function measureOutline(element: SvgElement): OutlineSize | undefined {
    const known = outlines.get(element)
    if (known !== undefined) return known
    const outline = measurePath(writeOutline(element))
    if (outline.segmentCount === 0) return undefined
    outlines.set(element, outline)
    return outline
  }

  visit(root, { matrix: readView(root, size), depth: 0, style: {} })
  return microseconds > MAX_MICROSECONDS ? Infinity : microseconds
}

/** Returns an outline around which a shape fits. */
function writeOutline({ name, attributes: { d = '', points = '', ...place } }: SvgElement): string {
  const [x, y, width, height] = [place.x, place.y, place.width, place.height].map((value) =>
    readNumber(value),
  )
  const [cx, cy, r] = [readNumber(place.cx), readNumber(place.cy), readNumber(place.r)]
  switch (name) {
    case 'path':
      return d
    case 'polyline':
    case 'polygon':
      return `M${points}`
    case 'rect':
      return `M${x} ${y}h${width}v${height}h-${width}z`
    case 'line':
      return `M${readNumber(place.x1)} ${readNumber(place.y1)}L${readNumber(place.x2)} ${readNumber(place.y2)}`
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = [readNumber(place.rx, r), readNumber(place.ry, r)]
      return `M${cx - rx} ${cy - ry}h${2 * rx}v${2 * ry}h${-2 * rx}z`
    }
    default:
      return ''
  }
}

const PICTURE_PX = MAX_ANALYSIS_SIDE_PX ** 2

/** The share of the picture that bounds in px cover at most. */
function computePictureShare([left, top, right, bottom]: Bounds): number {
  const clip = (length: number) => Math.min(Math.max(length, 0), MAX_ANALYSIS_SIDE_PX)
  const area = clip(right - left) * clip(bottom - top)
  return Number.isNaN(area) ? 1 : area / PICTURE_PX
}

const unite = (one: Bounds, other: Bounds): Bounds => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]

const computeDeterminant = ([a, b, c, d]: Matrix) => a * d - b * c

function readView({ attributes }: SvgElement, size: { width: number; height: number } | undefined): Matrix {
  if (size === undefined) return UNKNOWN
  const [left = 0, top = 0, width = size.width, height = size.height] = readNumbers(attributes.viewBox)
  const scale =
    (MAX_ANALYSIS_SIDE_PX / Math.max(size.width, size.height)) *
    Math.max(size.width / width, size.height / height)
  return [scale, 0, 0, scale, -left * scale, -top * scale]
}

const readOrigin = (viewBox: string | undefined, scale: number): [number, number] => {
  const [left = 0, top = 0] = readNumbers(viewBox)
  return [-left * scale, -top * scale]
}

/** Reads a length; shares of something and units other than px count as endless. */
function readNumber(text: string | undefined, otherwise = 0): number {
  if (text === undefined) return otherwise
  return /^\s*[\d.e+-]+(?:px)?\s*$/i.test(text) ? Number.parseFloat(text) : 1e6
}
