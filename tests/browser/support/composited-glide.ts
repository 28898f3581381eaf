import type { Page } from '@playwright/test'

/** Runs in the page: whether the compositor moves the page's layer and the picture of the sheet at this moment. */
export function isComposited(): boolean {
  const moved = document
    .getAnimations()
    .filter(
      ({ effect }) => effect instanceof KeyframeEffect && 'transform' in (effect.getKeyframes()[0] ?? {}),
    )
  return moved.filter(({ playState }) => playState === 'running').length >= 2
}

/** Returns the largest distance in px between the picture of the sheet and its place in the page's layer. */
export const measureSheetOffset = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector('img[src="/media/map/sheet.webp"]')?.getBoundingClientRect()
    const [first, last] = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    if (picture === undefined || first === undefined || last === undefined) return Infinity
    const scale = picture.width / 6000
    return Math.max(
      ...[first, last].flatMap((island) => {
        const { left, top } = island.getBoundingClientRect()
        const x = picture.left + Number.parseFloat(island.style.left) * scale
        const y = picture.top + Number.parseFloat(island.style.top) * scale
        return [Math.abs(left - x), Math.abs(top - y)]
      }),
    )
  })

/**
 * Stops the glide with a wheel that zooms by nothing. Returns in px how far it has come until then, and how far the
 * picture jumps with the frame that follows.
 */
export const interrupt = (page: Page, from: { x: number; y: number }) =>
  page.evaluate(
    ({ x, y }) =>
      new Promise<{ moved: number; jumped: number }>((resolve) => {
        const island = document.querySelector('[data-island="home"]')
        const place = () => island?.getBoundingClientRect() ?? new DOMRect()
        const before = place()
        island?.dispatchEvent(
          new WheelEvent('wheel', { deltaY: 0, ctrlKey: true, bubbles: true, cancelable: true }),
        )
        requestAnimationFrame(() => {
          const after = place()
          resolve({
            moved: Math.hypot(before.x - x, before.y - y),
            jumped: Math.hypot(after.x - before.x, after.y - before.y),
          })
        })
      }),
    from,
  )
