import type { SvgElement } from './parse-svg'

/** Returns the data of a path around which a shape fits; '' for what is no shape. */
export function writeOutline({ name, attributes }: SvgElement): string {
  const read = (attribute: string, otherwise = 0) => readLength(attributes[attribute], otherwise)
  switch (name) {
    case 'path':
      return attributes.d ?? ''
    case 'polyline':
    case 'polygon':
      return `M${attributes.points ?? ''}`
    case 'rect':
      return `M${read('x')} ${read('y')}h${read('width')}v${read('height')}h-${read('width')}z`
    case 'line':
      return `M${read('x1')} ${read('y1')}L${read('x2')} ${read('y2')}`
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = [read('rx', read('r')), read('ry', read('r'))]
      return `M${read('cx') - rx} ${read('cy') - ry}h${2 * rx}v${2 * ry}h${-2 * rx}z`
    }
    default:
      return ''
  }
}

/** Reads a length; shares of something and units other than px count as endless. */
export function readLength(text: string | undefined, otherwise = 0): number {
  if (text === undefined) return otherwise
  return /^\s*[\d.e+-]+(?:px)?\s*$/i.test(text) ? Number.parseFloat(text) : 1e6
}
