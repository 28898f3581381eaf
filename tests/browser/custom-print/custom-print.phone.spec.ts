import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { waitForFonts } from '../support/frames'
import { findBadTargets, findClippedText } from '../support/layout-checks'
import { answers, paint, preview, putOnPress } from '../support/editor-page'

for (const width of [320, 390]) {
  test(`the bench fits a screen of ${width} px: nothing is cut off, every control is large enough`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/press')
    expect(await findClippedText(page)).toEqual([])
    await putOnPress(page, await paint(page))
    await expect(answers(page).first()).toBeVisible()
    expect(await findClippedText(page)).toEqual([])
    expect(await findBadTargets(page, 44)).toEqual([])
  })
}

for (const width of [390, 820]) {
  test(`what cuts a drawing fits a screen of ${width} px: its numbers two by two, the heading whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/press')
    await putOnPress(page, await paint(page))
    await page.getByText('Cut away parts').tap()
    const numbers = page.getByRole('spinbutton', { name: /^Off / })
    await expect(numbers).toHaveCount(4)
    const tops = await numbers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(tops[0]).toBe(tops[1])
    expect(tops[2]).toBe(tops[3])
    expect(tops[2]).toBeGreaterThan(tops[1] ?? 0)
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.width).toBeGreaterThan(250)
    expect(await findClippedText(page)).toEqual([])
    expect(await findBadTargets(page, 44)).toEqual([])
  })
}

test('a phone’s visitor sees the price while choosing place and ink, and is led to the shirts and the form by it', async ({
  page,
}) => {
  await page.goto('/press')
  await putOnPress(page, await paint(page))
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeInViewport()
  await page.getByRole('radio', { name: 'Chest' }).tap()
  await expect(next).toBeInViewport()
  const total = await page
    .getByText('Total', { exact: true })
    .locator('xpath=following-sibling::span')
    .textContent()
  await expect(next.locator('xpath=preceding-sibling::p')).toHaveText(`${total}10 shirts`)
  await next.tap()
  await expect(page.getByRole('heading', { name: 'What the press says' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'How many of each size' })).toBeInViewport()
})

/** Opens the press, whose scripts stay away until the function it returns is called; but for the one that loads them. */
async function openWithLateScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/static\/js\/(?!script-loader)/, async (route) => {
    await released
    await route.continue()
  })
  const opening = page.goto('/press')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    release()
    await opening
  }
}

test('nothing on the first screen of the press moves when the scripts take it over', async ({ page }) => {
  const measure = () =>
    page
      .locator('main :is(h1, h2, p, label, button, svg)')
      .evaluateAll((all) =>
        all.map((one) => [one.tagName, ...Object.values(one.getBoundingClientRect().toJSON())]),
      )
  const takeOver = await openWithLateScripts(page)
  await waitForFonts(page)
  const before = await measure()
  expect(before).not.toEqual([])
  await takeOver()
  expect(await measure()).toEqual(before)
})

test('a drawing chosen before the scripts are there is printed once they are', async ({ page }) => {
  await page.goto('/terms')
  const drawing = await paint(page)
  const takeOver = await openWithLateScripts(page)
  await page.getByLabel('Choose a file').setInputFiles(drawing)
  await takeOver()
  await expect(preview(page)).toHaveAttribute('data-rendered', 'true')
  await expect(page.getByRole('region', { name: 'Drawing' })).toContainText('sun.png')
})

test('one of our drawings that is tapped before the scripts are there is printed once they are', async ({
  page,
}) => {
  const takeOver = await openWithLateScripts(page)
  await page.getByRole('button', { name: 'A club’s badge' }).tap()
  await takeOver()
  await expect(preview(page)).toHaveAttribute('data-rendered', 'true')
  await expect(page.getByRole('region', { name: 'Drawing' })).toContainText('badge.svg')
})
