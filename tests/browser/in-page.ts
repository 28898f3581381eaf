/** A page that runs a function in itself: Playwright's, and those of the other engines. */
export type Evaluating = { evaluate<T>(inPage: () => T): Promise<T> }

/** Runs in the page: whether React knows all it shows. Other pages than the site's have nothing to take over. */
export function isTakenOver(): boolean {
  const shown = [...document.querySelectorAll('#root a, #root button')]
  const isKnown = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return document.querySelector('#root') === null || (shown.length > 0 && shown.every(isKnown))
}

/** How far the open section's centre is from the middle of the map, in px. */
export async function offCentre(page: Evaluating): Promise<number> {
  return page.evaluate(() => {
    const middle = (selector: string) => {
      const { left, top, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    const [map, section] = [middle('[data-zoom-level]'), middle('[data-section][data-open="true"]')]
    return Math.hypot(map.x - section.x, map.y - section.y)
  })
}

/** Where the world's origin is on the screen: it moves when the camera does. */
export async function origin(page: Evaluating) {
  return page.evaluate(() => {
    const island = document.querySelector('[data-island="home"]')?.getBoundingClientRect()
    return { x: Math.round(island?.x ?? 0), y: Math.round(island?.y ?? 0) }
  })
}
