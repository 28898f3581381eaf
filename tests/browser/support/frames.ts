import type { Page } from '@playwright/test'

/** Lets the page draw so many frames: whatever has begun to move shows, however slow the machine is. */
export async function waitForFrames(page: Page, count: number) {
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        let left = count
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
    count,
  )
}

/** Waits until all text is in the letters of its font, which are of another width than those that stand in for them. */
export async function waitForFonts(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Waits until what slides or fades in has arrived. What moves with the scroll never does. */
export async function waitForAnimations(page: Page) {
  await waitForFonts(page)
  await waitForFrames(page, 2)
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
