import type { Page } from '@playwright/test'
import { expect, getShopValue, test } from './fixtures'

export { measureOffCentre, readWorldOrigin } from './page-functions'

/** Opens a page of the map, with the cookie banner out of the way. */
export async function openMap(page: Page, path = '/') {
  await page.goto(path)
  await page.getByRole('button', { name: 'I understand' }).click()
}

/** Opens one address after the other on one visit, with the cookie banner out of the way; each look is a step of its own. */
export async function openEach(page: Page, paths: readonly string[], check: (path: string) => Promise<void>) {
  const consent = { name: 'atelier-steinbock.consent', value: 'true', url: getShopValue('siteUrl') }
  await page.context().addCookies([consent])
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await check(path)
    })
}

/** Zooms to twice the size by keys, and waits until the map is there. */
export async function zoomIn(page: Page) {
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('+')
  await expect(page.locator('[data-zoom-level="20"]')).toBeVisible()
  await waitForRest(page)
}

/**
 * Waits until nothing has moved for ten frames. The camera answers input in the next frame, however long that takes to
 * be drawn, so this holds on a busy machine as well.
 */
export async function waitForRest(page: Page) {
  await page.evaluate(
    (stillFrames) =>
      new Promise<void>((resolve) => {
        let [place, still] = ['', 0]
        const watch = () => {
          const { x = 0, y = 0 } =
            document.querySelector('[data-island="home"]')?.getBoundingClientRect() ?? {}
          const isMoving = document.querySelector('[data-moving]') !== null
          still = !isMoving && place === `${x} ${y}` ? still + 1 : 0
          place = `${x} ${y}`
          if (still === stillFrames) resolve()
          else requestAnimationFrame(watch)
        }
        watch()
      }),
    10,
  )
}

type Gesture = { type: string; isBlocked: boolean }

/** Makes the page behind the map longer than the screen, and notes which wheels and touches may not scroll it. */
export async function makePageLong(page: Page) {
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px'
    const gestures: Gesture[] = []
    for (const type of ['wheel', 'touchmove'])
      // The last listener: what blocks it has done so.
      addEventListener(type, (event) => gestures.push({ type, isBlocked: event.defaultPrevented }), {
        passive: true,
      })
    Object.assign(window, { gestures })
  })
}

/** Waits for the first wheel or touch since the last call, and returns which of them were kept from the page. */
export async function waitForGestures(page: Page): Promise<boolean[]> {
  const take = () =>
    page.evaluate(() => {
      const { gestures } = window as unknown as { gestures: Gesture[] }
      return gestures.splice(0).map(({ isBlocked }) => isBlocked)
    })
  let heard: boolean[] = []
  await expect.poll(async () => (heard = await take()).length).toBeGreaterThan(0)
  return heard
}

/** Zooms with the colour bar and waits until the map is there. */
export async function zoomTo(page: Page, percent: number) {
  await page.getByRole('slider', { name: 'Zoom' }).locator(`[data-percent="${percent}"]`).click()
  await expect(page.locator(`[data-zoom-level="${percent / 10}"]`)).toBeVisible()
  await waitForRest(page)
}

/** The label of a section on the map. */
export const mapLabel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections on the map' }).getByRole('link', { name })
