import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** How far the open section's centre is from the middle of the map, in px. */
export async function offCentre(page: Page): Promise<number> {
  return page.evaluate(() => {
    const middle = (selector: string) => {
      const { left, top, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    const [map, section] = [middle('[data-tenths]'), middle('[data-section][data-open="true"]')]
    return Math.hypot(map.x - section.x, map.y - section.y)
  })
}

/** Where the world's origin is on the screen: it moves when the camera does. */
export async function origin(page: Page) {
  return page.evaluate(() => {
    const island = document.querySelector('[data-island="home"]')?.getBoundingClientRect()
    return { x: Math.round(island?.x ?? 0), y: Math.round(island?.y ?? 0) }
  })
}

/** Opens a page of the map, with the cookie banner out of the way. */
export async function openMap(page: Page, path = '/') {
  await page.goto(path)
  await page.getByRole('button', { name: 'I understand' }).click()
}

/** Waits until nothing has moved for a while; on a busy machine a movement may begin late. */
export async function comesToRest(page: Page) {
  const rests = async () => {
    const before = await origin(page)
    await page.waitForTimeout(250)
    const after = await origin(page)
    const isMoving = (await page.locator('[data-moving]').count()) > 0
    return !isMoving && before.x === after.x && before.y === after.y
  }
  await expect.poll(rests, { timeout: 20_000 }).toBe(true)
}

/** Zooms with the colour bar and waits until the map is there. */
export async function zoomTo(page: Page, percent: number) {
  await page.getByRole('button', { name: `Zoom to ${percent} %` }).click()
  await expect(page.locator(`[data-tenths="${percent / 10}"]`)).toBeVisible()
  await comesToRest(page)
}

/** The label of a section on the map. */
export const mapLabel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections on the map' }).getByRole('link', { name })
