import { expect, type Page } from '@playwright/test'
import { waitForRest } from './map-page'

const goTo = (page: Page, name: string) => page.getByRole('link', { name }).first().click()

/**
 * Whether the map glides after the press on a link, however few of the frames in between are drawn, rather than jump.
 * Resolves once it rests at its section.
 */
export async function clickAndSeeGlide(page: Page, link: string) {
  const moved = await page.evaluateHandle(() => {
    const heard = { isMoving: false }
    const watch = () => (heard.isMoving ||= document.querySelector('[data-moving]') !== null)
    new MutationObserver(watch).observe(document, { subtree: true, attributeFilter: ['data-moving'] })
    return heard
  })
  await goTo(page, link)
  await expect(page.locator('[data-section][data-open="true"] h1')).toBeFocused()
  await waitForRest(page)
  return moved.evaluate(({ isMoving }) => isMoving)
}

/**
 * At how many places the home island is seen from the press on a link until the map rests at its section; or, where the
 * visitor cuts it, from an Escape on that comes with the first frame that moves, however long the frames take.
 */
export async function recordPlaces(page: Page, link: string, end: 'arrives' | 'is cut' = 'arrives') {
  const places = await page.evaluateHandle((isCut) => {
    const seen = new Set<number>()
    const watch = () => {
      seen.add(Math.round(document.querySelector('[data-island="home"]')?.getBoundingClientRect().x ?? 0))
      requestAnimationFrame(watch)
    }
    const cut = () => {
      if (document.querySelector('[data-moving]') === null) return requestAnimationFrame(cut)
      watch()
      return document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    }
    if (isCut) cut()
    else watch()
    return seen
  }, end === 'is cut')
  await goTo(page, link)
  await expect(page.locator('[data-section][data-open="true"] h1')).toBeFocused()
  await waitForRest(page)
  return places.evaluate(({ size }) => size)
}
