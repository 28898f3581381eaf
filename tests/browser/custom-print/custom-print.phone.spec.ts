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
