import { readPictureSize } from './embedded-picture'
import { measurePath } from './measure-path'
import { parseSvg, type SvgElement } from './parse-svg'
import type { SvgBounds } from './svg-bounds'
import { type SvgMatrix, multiply, readMatrix, readNumbers, transformBounds } from './svg-matrix'
import { SvgReferences } from './svg-references'

/**
 * Returns the pixels that one pixel of the coarsest picture in a drawing covers in its direction that is enlarged
 * more; undefined without pictures. `text` is the drawing as the engine writes it, with its copies and frames
 * resolved; `size` is the size in pixels in which it is drawn.
 */
export function measureCoarsestPixel(
  text: string,
  size: { width: number; height: number },
): number | undefined {
  const { root } = parseSvg(new TextEncoder().encode(text))
  const [left = 0, top = 0, width = size.width, height = size.height] = readNumbers(root.attributes.viewBox)
  const scale = Math.min(size.width / width, size.height / height)
  const walk = new PictureWalk(root)
  walk.visit(root, [scale, 0, 0, scale, -left * scale, -top * scale], [0, 0, size.width, size.height])
  return walk.coarsestPixel
}

/** Goes through a drawing and measures each picture in it that is within the bounds it is visited with. */
class PictureWalk {
  coarsestPixel: number | undefined
  private readonly references: SvgReferences

  constructor(root: SvgElement) {
    this.references = new SvgReferences(root)
  }

  visit(element: SvgElement | undefined, outer: SvgMatrix, bounds: SvgBounds): void {
    if (element === undefined || element.name === 'defs') return
    const { name, attributes, children } = element
    const matrix = multiply(outer, readMatrix(attributes.transform))
    if (name === 'image') return this.measurePicture(attributes, matrix, bounds)
    if (name === 'path')
      for (const paint of [attributes.fill, attributes.stroke])
        this.visitPattern(this.references.findByUrl(paint), attributes, matrix)
    this.visit(this.references.findByUrl(attributes.mask), matrix, bounds)
    for (const child of children) this.visit(child, matrix, bounds)
  }

  private visitPattern(
    pattern: SvgElement | undefined,
    { d = '' }: Record<string, string>,
    matrix: SvgMatrix,
  ): void {
    if (pattern?.name !== 'pattern') return
    const { patternTransform, patternContentUnits, viewBox } = pattern.attributes
    const [left, top, right, bottom] = measurePath(d).bounds
    let own = multiply(matrix, readMatrix(patternTransform))
    const [, , boxWidth = 0] = readNumbers(viewBox)
    // If a pattern has a view of its own, each tile is as wide as that view.
    const tileWidth = Number(pattern.attributes.width) * (isSizedByShape(pattern) ? right - left : 1)
    if (boxWidth > 0) own = multiply(own, [tileWidth / boxWidth, 0, 0, tileWidth / boxWidth, 0, 0])
    else if (patternContentUnits === 'objectBoundingBox')
      own = multiply(own, [right - left, 0, 0, bottom - top, left, top])
    // Tiles go on for ever: they are in sight wherever their shape is.
    for (const child of pattern.children) this.visit(child, own, EVERYWHERE)
  }

  private measurePicture(attributes: Record<string, string>, matrix: SvgMatrix, bounds: SvgBounds): void {
    const picture = readPictureSize(attributes.href ?? '')
    // A single pixel is a colour.
    if (picture === undefined || picture.width * picture.height === 1) return
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(attributes[name] ?? 0),
    )
    if (!overlap(transformBounds(matrix, [x, y, x + width, y + height]), bounds)) return
    const { preserveAspectRatio = '' } = attributes
    let [across, down] = [width / picture.width, height / picture.height]
    if (!preserveAspectRatio.includes('none'))
      across = down = preserveAspectRatio.includes('slice') ? Math.max(across, down) : Math.min(across, down)
    const [a, b, c, d] = matrix
    // Along a side of a single pixel there is nothing to see but a colour.
    const [wide, high] = [picture.width > 1 ? across : 0, picture.height > 1 ? down : 0]
    this.coarsestPixel = Math.max(this.coarsestPixel ?? 0, wide * Math.hypot(a, b), high * Math.hypot(c, d))
  }
}

const EVERYWHERE: SvgBounds = [-Infinity, -Infinity, Infinity, Infinity]

/** Whether a pattern's tile is measured by the shape that it fills, as it is unless it says otherwise. */
const isSizedByShape = ({ attributes }: SvgElement) => attributes.patternUnits !== 'userSpaceOnUse'

const overlap = (one: SvgBounds, other: SvgBounds) =>
  one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1]
