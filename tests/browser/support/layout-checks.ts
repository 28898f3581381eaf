import type { Page } from '@playwright/test'
import { waitForFonts } from './frames'

/** Every public page, and one product's. */
export const PAGES = [
  '/',
  '/printing',
  '/apps',
  '/inventory-app',
  '/shop',
  '/about',
  '/bonus',
  '/privacy',
  '/terms',
  '/product/donuts',
  '/press',
  '/checkout-success',
  '/checkout-cancelled',
  '/admin',
]

/** The edges of what a selector finds first, in px of the screen. */
export async function getEdges(page: Page, selector: string) {
  await waitForFonts(page)
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

/** Finds what makes the page scroll sideways, and words that the edge of the screen, a dialog or a section cuts off. */
export async function findClippedText(page: Page): Promise<string[]> {
  await waitForFonts(page)
  return page.evaluate(() => {
    const lost: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) lost.push(`the page is ${root.scrollWidth} px wide`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"], noscript, script, video') === null &&
      element.getBoundingClientRect().width > 1
    while (texts.nextNode()) {
      const node = texts.currentNode
      const element = node.parentElement
      if (element === null || node.textContent?.trim() === '' || !isShown(element)) continue
      // Above the screen until it has the focus.
      if (element.matches('a[href="#content"]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      const sheet = element.closest('[role="dialog"], [data-content]') ?? root
      const edge = sheet.getBoundingClientRect()
      if (words.left < edge.left - 1 || words.right > edge.right + 1)
        lost.push(`${node.textContent} (${words.left} to ${words.right} in ${edge.left} to ${edge.right})`)
    }
    return lost
  })
}

/**
 * Pairs of controls and lines of text of which one lies upon the other. What stands in the page is not compared with
 * what is fixed above it, nor with what another box scrolls.
 */
export async function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { owner: Element; layer: Element; name: string; rect: DOMRect }
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"], noscript, video, svg') === null &&
      !element.matches('a[href="#content"]') &&
      element.getBoundingClientRect().width > 1
    const layers = new Map<Element, Element>()
    const findLayer = (element: Element): Element => {
      const layer = layers.get(element) ?? computeLayer(element)
      layers.set(element, layer)
      return layer
    }
    const computeLayer = (element: Element): Element => {
      const { position, overflowY } = getComputedStyle(element)
      if (/fixed|sticky/.test(position) || /auto|scroll|hidden/.test(overflowY)) return element
      const isFree = position === 'absolute' && element instanceof HTMLElement
      const around = isFree ? element.offsetParent : element.parentElement
      return around === null ? element : findLayer(around)
    }
    // Other links are as large for a finger as they can be, and as large for the eye as their words.
    const hasEdge = (element: Element) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(element)
      return borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)'
    }
    const boxes: Box[] = []
    const add = (owner: Element, name: string, rects: Iterable<DOMRect>) => {
      const layer = findLayer(owner)
      for (const rect of rects) boxes.push({ owner, layer, name: name.trim().slice(0, 40), rect })
    }
    for (const control of document.querySelectorAll('a[href], button, select, input:not([type="radio"])'))
      if (isShown(control) && hasEdge(control))
        add(control, control.getAttribute('aria-label') ?? control.textContent, control.getClientRects())
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: owner, textContent: text } = texts.currentNode
      if (owner === null || text === null || text.trim() === '' || !isShown(owner)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      // Fonts are higher than their letters.
      const lines = [...range.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x, y + height * 0.2, width, height * 0.6),
      )
      add(owner, text, lines)
    }
    boxes.sort((one, other) => one.rect.top - other.rect.top)
    const pairs = new Set<string>()
    for (const [index, one] of boxes.entries())
      for (let next = index + 1; next < boxes.length; next += 1) {
        const other = boxes[next]
        if (other === undefined || other.rect.top > one.rect.bottom - 2) break
        if (one.layer !== other.layer || one.owner.contains(other.owner) || other.owner.contains(one.owner))
          continue
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const height = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top
        if (width > 2 && height > 2) pairs.add(`${one.name} and ${other.name}`)
      }
    return [...pairs]
  })
}

/**
 * The controls on the screen that are smaller than so many px, or that something else lies upon wherever one scrolls.
 * Links in the middle of a sentence are as high as its lines (WCAG 2.5.8), and fields of choice as large as their labels.
 */
export async function findBadTargets(page: Page, minControlPx: number): Promise<string[]> {
  await waitForFonts(page)
  return page.evaluate((minControlPx) => {
    const isInSentence = (element: Element) => {
      const around = element.closest('p, li, dd, td, th')
      const isLine = getComputedStyle(element).display === 'inline'
      return element.matches('a') && isLine && around?.textContent.trim() !== element.textContent.trim()
    }
    const bad: string[] = []
    const places = [...document.querySelectorAll('*')].map((element) => [element, element.scrollTop] as const)
    // An open dialog makes everything else unreachable.
    const ground = document.querySelector('[role="dialog"]') ?? document.body
    for (const control of ground.querySelectorAll<HTMLElement>('a[href], button, input, select, video')) {
      const isThere = control.checkVisibility({ visibilityProperty: true })
      if (!isThere || control.tabIndex < 0 || control.closest('[inert]') || isInSentence(control)) continue
      const target = control.matches('input') ? (control.closest('label') ?? control) : control
      if (target.matches('a[href="#content"]') || target.getBoundingClientRect().width <= 1) continue
      const name = control.getAttribute('aria-label') ?? target.textContent
      const { width, height } = target.getBoundingClientRect()
      if (Math.min(width, height) < minControlPx - 0.1) bad.push(`${name}: ${width} x ${height} px`)

      target.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width: w, height: h } = target.getBoundingClientRect()
      const hit = document.elementFromPoint(left + w / 2, top + h / 2)
      // On the map a label may lie off the screen; the keyboard and the pan buttons bring it in.
      if (hit !== null && !target.contains(hit) && !hit.contains(target)) bad.push(`${name}: covered`)
    }
    // On phones, controls step aside for somebody who reads on downwards.
    for (const [element, top] of places) if (element.scrollTop !== top) element.scrollTop = top
    return bad
  }, minControlPx)
}

/** Words of headings, buttons and links that begin on one line and end on the next without a hyphen; longer ones may be divided. */
export async function findBrokenWords(page: Page): Promise<string[]> {
  await waitForFonts(page)
  return page.evaluate(() => {
    const broken: string[] = []
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, button, a)')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode())
        for (const { index, 0: word } of texts.currentNode.textContent?.matchAll(
          /(?<![\p{L}\u00ad])[\p{L}’]{2,11}(?![\p{L}’\u00ad])/gu,
        ) ?? []) {
          const range = document.createRange()
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
    }
    return broken
  })
}

/** Sets the browser's own text size, as in its settings: 200 % is 32 px. */
export async function setTextSize(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const standard = Math.round(0.16 * percent)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(0.13 * percent) } })
}
