import { toHexColour } from './svg-colour'
import { SvgRefusalError } from './svg-refusal-error'

/** Returns a value as the engine reads it; undefined for one that counts as not written. */
type ReadValue = (value: string) => string | undefined

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`
const LENGTH = new RegExp(String.raw`^${NUMBER}(?:px|pt|pc|mm|cm|in|em|ex|%)?$`, 'i')
const LENGTHS = new RegExp(
  String.raw`^${NUMBER}(?:px|pt|pc|mm|cm|in|em|ex|%)?(?:[\s,]+${NUMBER}(?:px|pt|pc|mm|cm|in|em|ex|%)?)*$`,
  'i',
)
const LOCAL = /^url\(\s*["']?#([^"')]+)["']?\s*\)$/

const readAs =
  (pattern: RegExp): ReadValue =>
  (value) =>
    pattern.test(value) ? value : undefined
const readKeyword = (...words: string[]): ReadValue => readAs(new RegExp(`^(?:${words.join('|')}|inherit)$`))

const readColour: ReadValue = (value) =>
  /^(?:inherit|currentcolor)$/i.test(value)
    ? value.replace(/currentcolor/i, 'currentColor')
    : toHexColour(value)
const readReference: ReadValue = (value) => {
  const id = LOCAL.exec(value)?.[1]
  return id === undefined ? readKeyword('none')(value) : `url(#${id})`
}
/** A colour, or a gradient or pattern with a colour for where it has nothing to show. */
const readPaint: ReadValue = (value) => {
  if (value === 'none') return value
  const [, reference, otherwise] = /^(url\([^)]*\))\s*(.*)$/.exec(value) ?? []
  if (reference === undefined) return readColour(value)
  const [server, colour] = [readReference(reference), otherwise === '' ? '' : readPaint(otherwise ?? '')]
  return server === undefined || colour === undefined ? undefined : `${server} ${colour}`.trim()
}
const readLength = readAs(LENGTH)
const readOpacity = readAs(new RegExp(`^(?:${NUMBER}%?|inherit)$`, 'i'))
const readLengthOrInherit: ReadValue = (value) => (value === 'inherit' ? value : readLength(value))

/** The properties that change how a drawing without letters looks, and that the engine can draw. */
const PROPERTIES: Record<string, ReadValue> = {
  fill: readPaint,
  stroke: readPaint,
  color: readColour,
  'stop-color': readColour,
  'fill-opacity': readOpacity,
  'stroke-opacity': readOpacity,
  'stop-opacity': readOpacity,
  opacity: readOpacity,
  'fill-rule': readKeyword('nonzero', 'evenodd'),
  'clip-rule': readKeyword('nonzero', 'evenodd'),
  'stroke-width': readLengthOrInherit,
  'stroke-linecap': readKeyword('butt', 'round', 'square'),
  'stroke-linejoin': readKeyword('miter', 'round', 'bevel', 'miter-clip', 'arcs'),
  'stroke-miterlimit': readAs(new RegExp(`^(?:${NUMBER}|inherit)$`, 'i')),
  'stroke-dasharray': (value) => (/^(?:none|inherit)$/.test(value) ? value : readAs(LENGTHS)(value)),
  'stroke-dashoffset': readLengthOrInherit,
  'clip-path': readReference,
  mask: readReference,
  'mask-type': readKeyword('luminance', 'alpha'),
  'marker-start': readReference,
  'marker-mid': readReference,
  'marker-end': readReference,
  visibility: readKeyword('visible', 'hidden', 'collapse'),
  overflow: readKeyword('visible', 'hidden', 'scroll', 'auto'),
  'paint-order': readAs(/^(?:normal|inherit|(?:fill|stroke|markers)(?:\s+(?:fill|stroke|markers))*)$/),
  'mix-blend-mode': readAs(/^[a-z-]+$/),
  isolation: readKeyword('auto', 'isolate'),
  'image-rendering': readAs(/^[a-z-]+$/),
}

/** Numbers and lengths that are attributes in SVG 1.1 and may be properties since. */
const GEOMETRY = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry']

/** Properties that may be written as attributes too: those, and what is looked at without being drawn. */
const LOOKED_AT = new Set(['display', 'filter', 'vector-effect', '-inkscape-stroke', 'marker', 'transform'])

export const isPresentationAttribute = (name: string): boolean =>
  Object.hasOwn(PROPERTIES, name) || (LOOKED_AT.has(name) && name !== 'transform')

/** Attributes of shapes, gradients, patterns and their like that are copied as they are. */
const COPIED = new Set([
  ...GEOMETRY,
  ...'id d points x1 y1 x2 y2 fx fy fr offset transform viewBox preserveAspectRatio pathLength'.split(' '),
  ...'gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits'.split(' '),
  ...'patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth'.split(' '),
  ...'markerHeight refX refY orient'.split(' '),
])

/** Returns an attribute that says where a shape is; undefined if it is not copied. */
export function readGeometry(name: string, value: string): string | undefined {
  if (!COPIED.has(name)) return undefined
  // Sums that only browsers compute.
  if (/\b(?:calc|min|max|clamp|var)\(/i.test(value)) throw new SvgRefusalError('style')
  return value
}

/**
 * Returns attributes for the engine from the declarations that apply to an element, in their order of weight:
 * the last that the engine can read counts. Throws SvgRefusalError if it can read none of a property that
 * browsers could.
 */
export function readProperties(declarations: { property: string; value: string }[]): Map<string, string> {
  const properties = new Map<string, string>()
  const unread = new Set<string>()
  const keep = (property: string, value: string, readValue: ReadValue) => {
    const engineValue = readValue(value)
    if (engineValue !== undefined) properties.set(property, engineValue)
    // Browsers ignore what they cannot read, either, but they know more functions of colours and lengths.
    else if (value.includes('(')) unread.add(property)
  }
  for (const { property, value } of declarations) {
    if (leadsOutside(value)) throw new SvgRefusalError('linked')
    const readValue = Object.hasOwn(PROPERTIES, property) ? PROPERTIES[property] : undefined
    if (readValue !== undefined) keep(property, value, readValue)
    else if (property === 'marker')
      for (const place of ['start', 'mid', 'end']) keep(`marker-${place}`, value, readReference)
    else if (GEOMETRY.includes(property)) keep(property, value, readLength)
    else if (LOOKED_AT.has(property)) properties.set(property, value)
    else if (property === 'd' || property.startsWith('animation') || property === 'offset-path')
      throw new SvgRefusalError(property.startsWith('animation') ? 'animation' : 'style')
  }
  for (const property of unread) if (!properties.has(property)) throw new SvgRefusalError('style')
  return properties
}

/** Whether a value names something outside the drawing. */
const leadsOutside = (value: string) =>
  /\b(?:url|src|image|image-set)\(\s*["']?\s*(?!["']?#)[^)\s]/i.test(value)
