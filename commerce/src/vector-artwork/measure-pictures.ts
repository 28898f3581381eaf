import type { MeasuredPicture } from './picture-width'
import { readPictureSize } from './embedded-picture'
import { measurePath } from './measure-path'
import { parseSvg, type SvgElement } from './parse-svg'
import { ALL_BOUNDS, intersectBounds, NO_BOUNDS, type SvgBounds, uniteBounds } from './svg-bounds'
import { type SvgMatrix, multiply, readMatrix, readNumbers, transformBounds } from './svg-matrix'
import { SvgReferences } from './svg-references'

/** Where an element may be seen: within its clipping paths and masks. Tiles are seen wherever their shape is. */
type Sight = { bounds: SvgBounds; isTiled: boolean }

/**
 * Measures each picture in a drawing that is not clipped away. `text` is the drawing as the engine writes it, with its copies and frames
 * resolved; `size` is the size in pixels in which it is drawn.
 */
export function measurePictures(text: string, size: { width: number; height: number }): MeasuredPicture[] {
  const { root } = parseSvg(new TextEncoder().encode(text))
  const [left = 0, top = 0, width = size.width, height = size.height] = readNumbers(root.attributes.viewBox)
  const scale = Math.min(size.width / width, size.height / height)
  const walk = new PictureWalk(root)
  walk.visit(root, [scale, 0, 0, scale, -left * scale, -top * scale], {
    bounds: ALL_BOUNDS,
    isTiled: false,
  })
  return walk.pictures
}

class PictureWalk {
  readonly pictures: MeasuredPicture[] = []
  private readonly references: SvgReferences

  constructor(root: SvgElement) {
    this.references = new SvgReferences(root)
  }

  visit(element: SvgElement | undefined, outer: SvgMatrix, outerSight: Sight): void {
    if (element === undefined || element.name === 'defs') return
    const { name, attributes, children } = element
    const matrix = multiply(outer, readMatrix(attributes.transform))
    const sight = this.limitSight(outerSight, attributes, matrix)
    if (name === 'image') return this.measurePicture(attributes, matrix, sight)
    if (name === 'path')
      for (const paint of [attributes.fill, attributes.stroke])
        this.visitPattern(this.references.findByUrl(paint), attributes, matrix, sight)
    this.visit(this.references.findByUrl(attributes.mask), matrix, sight)
    for (const child of children) this.visit(child, matrix, sight)
  }

  /** Within a tile, what clips lies at each copy of it. */
  private limitSight(sight: Sight, attributes: Record<string, string>, matrix: SvgMatrix): Sight {
    let { bounds } = sight
    if (sight.isTiled) return sight
    for (const limit of [attributes['clip-path'], attributes.mask])
      bounds = intersectBounds(bounds, this.measureLimit(this.references.findByUrl(limit), matrix))
    return { ...sight, bounds }
  }

  /** Returns the bounds of what a clipping path or a mask leaves at most. */
  private measureLimit(limit: SvgElement | undefined, matrix: SvgMatrix): SvgBounds {
    if (limit === undefined) return ALL_BOUNDS
    const { clipPathUnits, maskContentUnits, transform } = limit.attributes
    if ([clipPathUnits, maskContentUnits].includes('objectBoundingBox')) return ALL_BOUNDS
    const content = measureContent(limit.children, multiply(matrix, readMatrix(transform)))
    return intersectBounds(
      content,
      this.measureLimit(this.references.findByUrl(limit.attributes['clip-path']), matrix),
    )
  }

  private visitPattern(
    pattern: SvgElement | undefined,
    attributes: Record<string, string>,
    matrix: SvgMatrix,
    sight: Sight,
  ): void {
    if (pattern?.name !== 'pattern') return
    const { patternTransform, patternContentUnits, viewBox } = pattern.attributes
    const [left, top, right, bottom] = measurePath(attributes.d ?? '').bounds
    let own = multiply(matrix, readMatrix(patternTransform))
    const [, , boxWidth = 0] = readNumbers(viewBox)
    // If a pattern has a view of its own, each tile is as wide as that view.
    const tileWidth = Number(pattern.attributes.width) * (isSizedByShape(pattern) ? right - left : 1)
    if (boxWidth > 0) own = multiply(own, [tileWidth / boxWidth, 0, 0, tileWidth / boxWidth, 0, 0])
    else if (patternContentUnits === 'objectBoundingBox')
      own = multiply(own, [right - left, 0, 0, bottom - top, left, top])
    // Tiles go on for ever: they are in sight wherever their shape is, with its outline.
    const bounds = intersectBounds(sight.bounds, measureShape(attributes, matrix))
    for (const child of pattern.children)
      this.visit(child, own, sight.isTiled ? sight : { bounds, isTiled: true })
  }

  private measurePicture(attributes: Record<string, string>, matrix: SvgMatrix, sight: Sight): void {
    const picture = readPictureSize(attributes.href ?? '')
    // A single pixel is a colour.
    if (picture === undefined || picture.width * picture.height === 1) return
    const bounds = sight.isTiled
      ? sight.bounds
      : intersectBounds(sight.bounds, measureFrame(attributes, matrix))
    if (!(bounds[0] < bounds[2] && bounds[1] < bounds[3])) return
    const [width, height] = [Number(attributes.width), Number(attributes.height)]
    const { preserveAspectRatio = '' } = attributes
    let [across, down] = [width / picture.width, height / picture.height]
    if (!preserveAspectRatio.includes('none'))
      across = down = preserveAspectRatio.includes('slice') ? Math.max(across, down) : Math.min(across, down)
    const [a, b, c, d] = matrix
    // Along a side of a single pixel there is nothing to see but a colour.
    const [wide, high] = [picture.width > 1 ? across : 0, picture.height > 1 ? down : 0]
    this.pictures.push({
      bounds,
      pixelSize: Math.max(wide * Math.hypot(a, b), high * Math.hypot(c, d)),
    })
  }
}

/** Whether a pattern's tile is measured by the shape that it fills, as it is unless it says otherwise. */
const isSizedByShape = ({ attributes }: SvgElement) => attributes.patternUnits !== 'userSpaceOnUse'

/** Returns the bounds of elements with all that they consist of. */
function measureContent(elements: readonly SvgElement[], outer: SvgMatrix): SvgBounds {
  let bounds = NO_BOUNDS
  for (const { name, attributes, children } of elements) {
    const matrix = multiply(outer, readMatrix(attributes.transform))
    const own =
      name === 'path'
        ? measureShape(attributes, matrix)
        : name === 'image'
          ? measureFrame(attributes, matrix)
          : measureContent(children, matrix)
    bounds = uniteBounds(bounds, own)
  }
  return bounds
}

/** Returns the bounds of a path with its outline. */
function measureShape(attributes: Record<string, string>, matrix: SvgMatrix): SvgBounds {
  const [left, top, right, bottom] = measurePath(attributes.d ?? '').bounds
  const { stroke = 'none' } = attributes
  const reach =
    stroke === 'none'
      ? 0
      : Number(attributes['stroke-width'] ?? 1) * Number(attributes['stroke-miterlimit'] ?? 4)
  return transformBounds(matrix, [left - reach, top - reach, right + reach, bottom + reach])
}

function measureFrame(attributes: Record<string, string>, matrix: SvgMatrix): SvgBounds {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(attributes[name] ?? 0),
  )
  return transformBounds(matrix, [x, y, x + width, y + height])
}
