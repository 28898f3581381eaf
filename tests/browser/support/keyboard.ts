import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** The element that has the keyboard's focus, and what a sighted person sees of it. */
type FocusStop = {
  /** Its tag and its name. */
  what: string
  /** An outline or a shadow around it, its label or what it draws over its box. */
  isMarked: boolean
  /** Whether the screen's edge, the header, the banner and everything else leave it in sight (WCAG 2.4.11). */
  isInSight: boolean
  /** Numbered once per element, so that a walk knows when it has come round; 0 is the page itself. */
  id: number
}

/** The element that has the focus. */
export async function readFocusStop(page: Page): Promise<FocusStop> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body)
      return { what: 'page', isMarked: true, isInSight: true, id: 0 }

    const drawsRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    const label = element.closest('label')
    const styles = [getComputedStyle(element), getComputedStyle(element, '::after')]
    if (label) styles.push(getComputedStyle(label))

    const seen = label ?? element
    const { left, top, width, height } = seen.getBoundingClientRect()
    const shares = [0.1, 0.5, 0.9]
    const isInSight = shares.some((x) =>
      shares.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return hit !== null && (seen.contains(hit) || hit.contains(seen))
      }),
    )

    const numbered = window as unknown as { stops?: WeakMap<Element, number>; lastStop?: number }
    numbered.stops ??= new WeakMap()
    let id = numbered.stops.get(element)
    if (id === undefined) {
      id = (numbered.lastStop ?? 0) + 1
      numbered.lastStop = id
      numbered.stops.set(element, id)
    }
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent
    const what = `${element.localName} ${name.trim().slice(0, 60)}`
    // Where a control within the player has the focus, the browser draws the ring by itself.
    const isPart = element instanceof HTMLVideoElement && !element.matches(':focus-visible')
    return { what, isMarked: isPart || styles.some(drawsRing), isInSight, id }
  })
}

/** The stop that is reached; it fails where one could not see it. */
export async function expectVisibleStop(page: Page): Promise<FocusStop> {
  let stop = await readFocusStop(page)
  // The element may still be sliding or panning into view.
  if (!stop.isInSight)
    await expect
      .poll(async () => (stop = await readFocusStop(page)).isInSight, {
        message: `in sight with the focus: ${stop.what}`,
      })
      .toBe(true)
  expect(stop.isMarked, `the focus shows on: ${stop.what}`).toBe(true)
  return stop
}

/** Tabs through everything there is, from where the focus is until it comes round; every stop is one that is seen. */
export async function tabThroughPage(page: Page): Promise<string[]> {
  const stops: FocusStop[] = []
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press('Tab')
    const stop = await expectVisibleStop(page)
    // The parts of a player are all the player.
    if (stop.id !== 0 && stop.id === stops.at(-1)?.id) continue
    if (stop.id === 0 || stops.some(({ id }) => id === stop.id)) return stops.map(({ what }) => what)
    stops.push(stop)
  }
  throw new Error('the walk did not come round')
}

/** Goes from element to element, as a visitor without a mouse would, and presses a key on the wanted one. */
export async function pressKeyOn(
  page: Page,
  key: string,
  wanted: Locator,
  step: 'Tab' | 'Shift+Tab' = 'Tab',
) {
  await tabTo(page, wanted, step)
  await page.keyboard.press(key)
}

/** Goes from element to element to the wanted one. */
export async function tabTo(page: Page, wanted: Locator, step: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(wanted).toBeVisible()
  for (let steps = 0; steps < 80; steps += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press(step)
  }
  await expect(wanted).toBeFocused()
  await expectVisibleStop(page)
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}
