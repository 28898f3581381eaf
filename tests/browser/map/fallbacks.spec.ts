import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { waitForAnimations } from '../support/frames'
import { waitForRest, measureOffCentre, openMap } from '../support/map-page'
import { clickAndSeeGlide, recordPlaces } from '../support/motion'

// Without a GPU, as here, Chromium needs seconds to draw the pictures; until then it draws no other frame either.
const TIMEOUT = { timeout: 90_000 }

const islands = (page: Page) => page.locator('img[src^="/media/map/sheet.svg"]')
const goTo = (page: Page, name: string) => page.getByRole('link', { name }).first().click()

async function waitForScene(page: Page) {
  await expect(page.locator('canvas')).toBeVisible()
  await waitForRest(page)
}

/** Goes to a section, and takes the GPU's context away in the first frame on the way there. */
async function loseContextOnTheWay(page: Page, name: string) {
  const lost = page.waitForFunction(() => {
    if (document.querySelector('[data-moving]') === null) return false
    const loss = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    Object.assign(window, { loss })
    loss?.loseContext()
    return true
  })
  await goTo(page, name)
  await lost
}

/** Gives the GPU's context back. */
async function restoreContext(page: Page) {
  await page.evaluate(() => (window as { loss?: WEBGL_lose_context }).loss?.restoreContext())
}

test('a context lost during a glide, twice, leaves the same map as pictures, and it comes back', async ({
  page,
}) => {
  test.slow()
  await openMap(page)
  await waitForScene(page)
  for (const [name, path] of [
    ['Printing Services', '/printing'],
    ['Web & App Development', '/apps'],
  ] as const) {
    await loseContextOnTheWay(page, name)
    await expect(islands(page)).toHaveCount(1)
    await expect(page).toHaveURL(path)
    await expect.poll(() => measureOffCentre(page), TIMEOUT).toBeLessThan(1)
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    await restoreContext(page)
    await expect(islands(page)).toHaveCount(0, TIMEOUT)
  }
  await expect(page.locator('canvas')).toHaveCount(1)
  await expect(page.getByText('Oops!')).toHaveCount(0)
})

test('a context lost in the moment in which the scene appears is given back as well', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const loss = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
      if (!loss) return
      observer.disconnect()
      Object.assign(window, { loss })
      loss.loseContext()
    }).observe(document, { childList: true, subtree: true })
  })
  await openMap(page)
  await expect(islands(page)).toHaveCount(1, TIMEOUT)
  // The scene fades in for half a second: it is through with that before the context is there again.
  await waitForAnimations(page)
  await restoreContext(page)
  await expect(islands(page)).toHaveCount(0, TIMEOUT)
  await expect(page.locator('canvas')).toHaveCount(1)
})

test('on a processor four times as slow a glide still arrives, and the visitor can cut it', async ({
  page,
}) => {
  test.slow()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await openMap(page)
  expect(await clickAndSeeGlide(page, 'Bonus')).toBe(true)
  expect(await measureOffCentre(page)).toBeLessThan(1)
  // Where it is cut, where the compositor has it by the next frame, and its end.
  expect(await recordPlaces(page, 'Contact', 'is cut')).toBeLessThanOrEqual(3)
  expect(await measureOffCentre(page)).toBeLessThan(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact & About' })).toBeInViewport()
})
