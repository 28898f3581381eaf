import { expect, type Locator } from '@playwright/test'

/** Waits until a picture has arrived and is wider than so many pixels of its own: being visible, it may still be on its way. */
export async function expectLoaded(picture: Locator, widerThan: number): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(widerThan)
}
