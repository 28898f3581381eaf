import type { MeasuredPicture } from './picture-width'
import { readPictureSize } from './embedded-picture'
import { measurePath } from './measure-path'
import { parseSvg, type SvgElement } from './parse-svg'
import type { SvgBounds } from './svg-bounds'
import { type SvgMatrix, multiply, readMatrix, readNumbers, transformBounds } from './svg-matrix'
import { SvgReferences } from './svg-references'

/**
 * Measures each picture in a drawing. `text` is the drawing as the engine writes it, with its copies and frames
 * resolved; `size` is the size in pixels in which it is drawn.
 */
export function measurePictures(text: string, size: { width: number; height: number }): MeasuredPicture[] {
  const { root } = parseSvg(new TextEncoder().encode(text))
  const [left = 0, top = 0, width = size.width, height = size.height] = readNumbers(root.attributes.viewBox)
  const scale = Math.min(size.width / width, size.height / height)
  const walk = new PictureWalk(root)
  walk.visit(root, [scale, 0, 0, scale, -left * scale, -top * scale], undefined)
  return walk.pictures
}

class PictureWalk {
  readonly pictures: MeasuredPicture[] = []
  private readonly references: SvgReferences

  constructor(root: SvgElement) {
    this.references = new SvgReferences(root)
  }

  /** `tiledBounds` is what the tiles of a pattern fill that the element belongs to. */
  visit(element: SvgElement | undefined, outer: SvgMatrix, tiledBounds: SvgBounds | undefined): void {
    if (element === undefined || element.name === 'defs') return
    const { name, attributes, children } = element
    const matrix = multiply(outer, readMatrix(attributes.transform))
    if (name === 'image') return this.measurePicture(attributes, matrix, tiledBounds)
    if (name === 'path')
      for (const paint of [attributes.fill, attributes.stroke])
        this.visitPattern(this.references.findByUrl(paint), attributes, matrix, tiledBounds)
    this.visit(this.references.findByUrl(attributes.mask), matrix, tiledBounds)
    for (const child of children) this.visit(child, matrix, tiledBounds)
  }

  private visitPattern(
    pattern: SvgElement | undefined,
    attributes: Record<string, string>,
    matrix: SvgMatrix,
    outerBounds: SvgBounds | undefined,
  ): void {
    if (pattern?.name !== 'pattern') return
    const { patternTransform, patternContentUnits, viewBox } = pattern.attributes
    const { bounds } = measurePath(attributes.d ?? '')
    const [left, top, right, bottom] = bounds
    let own = multiply(matrix, readMatrix(patternTransform))
    const [, , boxWidth = 0] = readNumbers(viewBox)
    // If a pattern has a view of its own, each tile is as wide as that view.
    const tileWidth = Number(pattern.attributes.width) * (isSizedByShape(pattern) ? right - left : 1)
    if (boxWidth > 0) own = multiply(own, [tileWidth / boxWidth, 0, 0, tileWidth / boxWidth, 0, 0])
    else if (patternContentUnits === 'objectBoundingBox')
      own = multiply(own, [right - left, 0, 0, bottom - top, left, top])
    // Tiles go on for ever: they are in sight wherever their shape is, with its outline.
    const reach = Number(attributes['stroke-width'] ?? 1) * Number(attributes['stroke-miterlimit'] ?? 4)
    const shape = transformBounds(matrix, [left - reach, top - reach, right + reach, bottom + reach])
    for (const child of pattern.children) this.visit(child, own, outerBounds ?? shape)
  }

  private measurePicture(
    attributes: Record<string, string>,
    matrix: SvgMatrix,
    tiledBounds: SvgBounds | undefined,
  ): void {
    const picture = readPictureSize(attributes.href ?? '')
    // A single pixel is a colour.
    if (picture === undefined || picture.width * picture.height === 1) return
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(attributes[name] ?? 0),
    )
    const { preserveAspectRatio = '' } = attributes
    let [across, down] = [width / picture.width, height / picture.height]
    if (!preserveAspectRatio.includes('none'))
      across = down = preserveAspectRatio.includes('slice') ? Math.max(across, down) : Math.min(across, down)
    const [a, b, c, d] = matrix
    // Along a side of a single pixel there is nothing to see but a colour.
    const [wide, high] = [picture.width > 1 ? across : 0, picture.height > 1 ? down : 0]
    this.pictures.push({
      bounds: tiledBounds ?? transformBounds(matrix, [x, y, x + width, y + height]),
      pixelSize: Math.max(wide * Math.hypot(a, b), high * Math.hypot(c, d)),
    })
  }
}

/** Whether a pattern's tile is measured by the shape that it fills, as it is unless it says otherwise. */
const isSizedByShape = ({ attributes }: SvgElement) => attributes.patternUnits !== 'userSpaceOnUse'
