import type { SvgElement } from './parse-svg'

/** What the elements of a drawing refer to. */
export class SvgReferences {
  private readonly elementsById = new Map<string, SvgElement>()

  constructor(root: SvgElement) {
    this.addElements(root)
  }

  /** Returns the element to which `#id` leads. */
  findByHref(href = ''): SvgElement | undefined {
    return this.elementsById.get(/^#(.*)/s.exec(href)?.[1] ?? '')
  }

  /** Returns the element to which `url(#id)` leads, as paints, masks and markers are written. */
  findByUrl(url = ''): SvgElement | undefined {
    return this.elementsById.get(/^url\(#([^)]*)/.exec(url)?.[1] ?? '')
  }

  /** Returns a pattern's attributes and the element with its content; it has what it lacks from the one it leads to. */
  resolvePattern(pattern: SvgElement): { attributes: Record<string, string>; content: SvgElement } {
    const chain = [pattern]
    for (let next = this.findByHref(pattern.attributes.href); next !== undefined && !chain.includes(next);) {
      chain.push(next)
      next = this.findByHref(next.attributes.href)
    }
    const attributes: Record<string, string> = {}
    for (const link of chain.toReversed()) Object.assign(attributes, link.attributes)
    return { attributes, content: chain.find(({ children }) => children.length > 0) ?? pattern }
  }

  private addElements(element: SvgElement): void {
    const { id } = element.attributes
    if (id !== undefined && id !== '' && !this.elementsById.has(id)) this.elementsById.set(id, element)
    for (const child of element.children) this.addElements(child)
  }
}
