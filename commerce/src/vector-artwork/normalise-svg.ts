import type { SvgDocument, SvgElement } from './parse-svg'
import { isPresentationAttribute, readGeometry, readProperties } from './svg-attributes'
import { checkEmbeddedPicture } from './embedded-picture'
import { SvgRefusalError } from './svg-refusal-error'
import { createCascade, resolveVariables } from './svg-styles'

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const CONTAINERS = ['svg', 'g', 'defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker']
const GRADIENTS = ['linearGradient', 'radialGradient', 'stop']
const DRAWN = new Set([...SHAPES, ...CONTAINERS, ...GRADIENTS, 'use', 'image'])
/** Elements that belong to a file and not to its picture. */
const NEEDLESS = new Set(['title', 'desc', 'metadata', 'style', 'view', 'cursor', 'color-profile', 'filter'])
const LETTERS = new Set([
  'text',
  'tspan',
  'textPath',
  'tref',
  'altGlyph',
  'flowRoot',
  'flowPara',
  'flowRegion',
])
const FONTS = new Set(['font', 'font-face', 'glyph', 'missing-glyph', 'altGlyphDef'])
const ANIMATIONS = new Set(['animate', 'animateColor', 'animateMotion', 'animateTransform', 'set', 'discard'])
const PAGES = new Set(['foreignObject', 'iframe', 'video', 'audio', 'canvas', 'object', 'embed', 'html'])

type Context = {
  cascade: ReturnType<typeof createCascade>
  ancestors: SvgElement[]
  variables: ReadonlyMap<string, string>
  /** The inherited `stroke-width`, and the factor by which the shapes' own units are enlarged. */
  strokeWidth: string
  scale: number
}

/**
 * Returns a drawing as the engine needs it: shapes, pictures and their paints alone, each property an attribute.
 * Throws SvgRefusalError for what a browser would draw and the engine would not.
 */
export function normaliseSvg({ root, pageCount }: SvgDocument): SvgElement {
  if (pageCount > 1) throw new SvgRefusalError('pages')
  const drawing = normalise(root, {
    cascade: createCascade(root, isPresentationAttribute),
    ancestors: [],
    variables: new Map(),
    strokeWidth: '1',
    scale: 1,
  })
  if (drawing === undefined) throw new SvgRefusalError('empty')
  return drawing
}

/** Returns what is drawn of an element: itself with its children; undefined for nothing. */
function normalise(element: SvgElement, context: Context): SvgElement | undefined {
  const { name } = element
  if (name === 'script' || hasScript(element)) throw new SvgRefusalError('unsafe')
  if (NEEDLESS.has(name) || FONTS.has(name)) return undefined
  const { properties, variables } = readStyle(element, context)
  // A hidden layer is not printed, whatever is in it.
  if (properties.get('display') === 'none' && (name === 'g' || !CONTAINERS.includes(name))) return undefined
  if (ANIMATIONS.has(name)) throw new SvgRefusalError('animation')
  if (LETTERS.has(name)) {
    if (hasLetters(element)) throw new SvgRefusalError('text')
    return undefined
  }
  if (PAGES.has(name)) throw new SvgRefusalError('unknown')
  if (!isNone(properties.get('filter'))) throw new SvgRefusalError('filter')
  const inner: Context = {
    cascade: context.cascade,
    ancestors: [...context.ancestors, element],
    variables,
    strokeWidth: properties.get('stroke-width') ?? context.strokeWidth,
    scale: context.scale * measureScale(element.attributes.transform),
  }
  if (name === 'switch') {
    const child = element.children.find(isForEverybody)
    const group = { ...element, name: 'g', children: child === undefined ? [] : [child] }
    return buildElement(group, properties, inner)
  }
  if (name === 'a') return buildElement({ ...element, name: 'g' }, properties, inner)
  if (!DRAWN.has(name)) throw new SvgRefusalError('unknown')
  if (name === 'image') checkEmbeddedPicture(element.attributes.href ?? '')
  else if (/^(?!#)./s.test((element.attributes.href ?? '').trim())) throw new SvgRefusalError('linked')
  return buildElement(element, properties, inner)
}

function readStyle(element: SvgElement, context: Context) {
  const declarations = context.cascade(element, context.ancestors)
  const variables = new Map(context.variables)
  for (const { property, value } of declarations)
    if (property.startsWith('--')) variables.set(property, value)
  const plain = declarations
    .filter(({ property }) => !property.startsWith('--'))
    .map(({ property, value }) => ({ property, value: resolveVariables(value, variables) }))
    .filter(
      (declaration): declaration is { property: string; value: string } => declaration.value !== undefined,
    )
  return { properties: readProperties(plain), variables }
}

function buildElement(element: SvgElement, properties: Map<string, string>, inner: Context): SvgElement {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.attributes)) {
    const geometry = readGeometry(name, value)
    if (geometry !== undefined) attributes[name] = geometry
  }
  if (!isNone(properties.get('transform'))) throw new SvgRefusalError('style')
  for (const [property, value] of properties)
    if (!['display', 'filter', 'vector-effect', '-inkscape-stroke', 'transform'].includes(property))
      attributes[property] = value
  const width = readStrokeWidth(properties, inner)
  if (width !== undefined) attributes['stroke-width'] = width
  const { href } = element.attributes
  if (href !== undefined) attributes.href = href.trim()
  return {
    name: element.name,
    attributes,
    children: element.children.flatMap((child) => normalise(child, inner) ?? []),
    text: '',
  }
}

const isNone = (value: string | undefined) => value === undefined || value.trim() === '' || value === 'none'

/** Whether an element has a handler that runs when something happens to it, or an address that is a program. */
const hasScript = ({ attributes }: SvgElement) =>
  Object.entries(attributes).some(
    ([name, value]) => /^on/i.test(name) || (name === 'href' && /^\s*(?:javascript|vbscript):/i.test(value)),
  )

function hasLetters({ text, children }: SvgElement): boolean {
  return text.trim() !== '' || children.some(hasLetters)
}

/** Whether a child of `switch` needs no program of its own, such as Illustrator, and no language. */
const isForEverybody = ({ name, attributes }: SvgElement) =>
  !PAGES.has(name) && attributes.requiredExtensions === undefined && attributes.systemLanguage === undefined

/**
 * The width of a line that does not grow with its drawing, in the shape's own units: one that the engine would
 * enlarge, and Inkscape's hairline. Undefined for others.
 */
function readStrokeWidth(
  properties: Map<string, string>,
  { strokeWidth, scale }: Context,
): string | undefined {
  const isHairline = properties.get('-inkscape-stroke') === 'hairline'
  if (!isHairline && properties.get('vector-effect') !== 'non-scaling-stroke') return undefined
  const width = isHairline ? 1 : Number.parseFloat(strokeWidth)
  return Number.isFinite(width) ? String(width / scale) : undefined
}

/** Returns by how much a list of transformations enlarges lengths, on average of both directions. */
function measureScale(transform = ''): number {
  let scale = 1
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 1, b, c = 0, d = 1] = list.split(/[\s,]+/).map(Number)
    if (name === 'scale') scale *= Math.sqrt(Math.abs(a * (b ?? a)))
    if (name === 'matrix') scale *= Math.sqrt(Math.abs(a * d - (b ?? 0) * c))
  }
  return scale > 0 && Number.isFinite(scale) ? scale : 1
}
