import { SaxesParser } from 'saxes'
import { decodeXmlText } from '../print-kernel/artwork-file/inspect-file'
import { SvgRefusalError } from './svg-refusal-error'

/** An element in SVG's namespace. Attributes have no prefix: `xlink:href` is `href`. */
export type SvgElement = {
  name: string
  attributes: Record<string, string>
  children: SvgElement[]
  /** The text directly in it. */
  text: string
}

export type SvgDocument = {
  root: SvgElement
  /** The pages that Inkscape made in it; most drawings have none. */
  pageCount: number
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const INKSCAPE = 'http://www.inkscape.org/namespaces/inkscape'
/** Prefixes that are used without being declared, as programs copy parts of drawings. */
const USUAL_NAMESPACES = {
  xlink: XLINK,
  inkscape: INKSCAPE,
  sodipodi: 'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  serif: 'http://www.serif.com/',
}
/** Deeper files are not drawings; what walks the tree calls itself for each level. */
const MAX_DEPTH = 256

/** Parses an SVG into its elements; those of other namespaces are left out. Throws SvgRefusalError. */
export function parseSvg(bytes: Uint8Array): SvgDocument {
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: USUAL_NAMESPACES })
  let root: SvgElement | undefined
  let pageCount = 0
  /** The open elements; undefined for one of another namespace, in which nothing is kept. */
  const open: (SvgElement | undefined)[] = []
  parser.on('error', () => {
    throw new SvgRefusalError('damaged')
  })
  parser.on('doctype', (doctype) => {
    Object.assign(parser.ENTITIES, readEntities(doctype))
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length >= MAX_DEPTH) throw new SvgRefusalError('heavy')
    if (uri === INKSCAPE && local === 'page') pageCount++
    const parent = open.at(-1)
    const isDrawn = (uri === SVG || uri === '') && (open.length === 0 || parent !== undefined)
    const element = isDrawn
      ? { name: local, attributes: readAttributes(Object.values(attributes)), children: [], text: '' }
      : undefined
    if (open.length === 0) root = element
    else if (element !== undefined) parent?.children.push(element)
    open.push(element)
  })
  const addText = (text: string) => {
    const parent = open.at(-1)
    if (parent !== undefined) parent.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => void open.pop())
  parser.write(decodeXmlText(bytes)).close()
  if (root?.name !== 'svg') throw new SvgRefusalError('damaged')
  return { root, pageCount }
}

/** Names that stand for text, as Illustrator writes its namespaces. */
function readEntities(doctype: string): Record<string, string> {
  const entities: Record<string, string> = {}
  for (const [, declaration = ''] of doctype.matchAll(/<!ENTITY\s+([^>]*)>/g)) {
    const [, name, value] = /^([\w.-]+)\s+(?:"([^"&%<]*)"|'[^'&%<]*')\s*$/.exec(declaration) ?? []
    // Parts of other files, and names within names, of which a few letters make gigabytes.
    if (name === undefined) throw new SvgRefusalError('unsafe')
    entities[name] = value ?? /'(.*)'/s.exec(declaration)?.[1] ?? ''
  }
  return entities
}

function readAttributes(attributes: { local: string; uri: string; value: string }[]): Record<string, string> {
  const valuesByName: Record<string, string> = {}
  for (const { local, uri, value } of attributes)
    if (uri === '' || (uri === XLINK && local === 'href' && !('href' in valuesByName)))
      valuesByName[local] = value
  return valuesByName
}
