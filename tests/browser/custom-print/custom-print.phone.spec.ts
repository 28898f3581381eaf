import { expect, test } from '../support/fixtures'
import { findBadTargets, findClippedText } from '../support/layout-checks'
import { answers, paint, putOnPress } from '../support/editor-page'

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
