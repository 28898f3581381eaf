import { estimateDrawingMicroseconds } from './estimate-drawing-time'
import { normaliseSvg } from './normalise-svg'
import { parseSvg, type SvgElement } from './parse-svg'
import { SvgRefusalError } from './svg-refusal-error'
import type { FileRefusal } from '../contract/custom-print/artwork-file'

/** A drawing for the engine. Without a size, its picture is as large as what is drawn. */
export type SvgDrawing = { root: SvgElement; size: { width: number; height: number } | undefined }

/** Reads an SVG file. Returns the reason if it is refused. */
export function readSvg(bytes: Uint8Array): SvgDrawing | FileRefusal {
  try {
    const root = normaliseSvg(parseSvg(bytes))
    const size = readSize(root)
    return estimateDrawingMicroseconds(root, size) === Infinity ? 'heavy' : { root, size }
  } catch (error) {
    if (error instanceof SvgRefusalError) return error.reason
    throw error
  }
}

/** Returns the text of a drawing whose picture has the given place in its own units. */
export function writeSvg(
  root: SvgElement,
  [left, top, width, height]: [number, number, number, number],
): string {
  const place = { width: String(width), height: String(height), viewBox: `${left} ${top} ${width} ${height}` }
  return writeElement({ ...root, attributes: { ...root.attributes, ...place } }, true)
}

/** Returns the text of a drawing in its own size. */
export function writeSizedSvg({
  root,
  size,
}: SvgDrawing & { size: { width: number; height: number } }): string {
  const viewBox = root.attributes.viewBox ?? `0 0 ${size.width} ${size.height}`
  const attributes = { ...root.attributes, width: String(size.width), height: String(size.height), viewBox }
  return writeElement({ ...root, attributes }, true)
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
}

function writeElement({ name, attributes, children }: SvgElement, isRoot = false): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value.replace(/[&<"\n\t]/g, (sign) => ESCAPES[sign] ?? sign)}"`)
    .join('')
  const namespace = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : ''
  return `<${name}${namespace}${attributeText}>${children.map((child) => writeElement(child)).join('')}</${name}>`
}

const PX_PER_UNIT: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
}

/** Reads a length in px; undefined for shares of a window, which a file has not. */
function readLengthPx(text = ''): number | undefined {
  const [, number = '', unit = ''] = /^\s*([+-]?[\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text) ?? []
  const px = Number.parseFloat(number) * (PX_PER_UNIT[unit.toLowerCase()] ?? Number.NaN)
  return px > 0 && Number.isFinite(px) ? px : undefined
}

function readSize({ attributes }: SvgElement): SvgDrawing['size'] {
  const [width, height] = [readLengthPx(attributes.width), readLengthPx(attributes.height)]
  const box = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] = box
  const hasBox = box.length === 4 && box.every(Number.isFinite) && boxWidth > 0 && boxHeight > 0
  if (!hasBox) {
    delete attributes.viewBox
    return width === undefined || height === undefined ? undefined : { width, height }
  }
  if (width !== undefined && height !== undefined) return { width, height }
  if (width !== undefined) return { width, height: (width * boxHeight) / boxWidth }
  if (height !== undefined) return { width: (height * boxWidth) / boxHeight, height }
  return { width: boxWidth, height: boxHeight }
}
