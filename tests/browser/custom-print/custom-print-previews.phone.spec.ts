import { expect, test } from '../support/fixtures'
import { findBadTargets, findClippedText } from '../support/layout-checks'
import { lookAt, paint, putOnPress } from '../support/editor-page'

test('film and true size fit a screen of 320 px: nothing is cut off, every control is large enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/press')
  await putOnPress(page, await paint(page))
  await lookAt(page, 'Film')
  await expect(page.getByText('Film, 600 dpi')).toBeVisible()
  expect(await findClippedText(page)).toEqual([])
  expect(await findBadTargets(page, 44)).toEqual([])
  await lookAt(page, 'True size')
  await page.getByRole('button', { name: 'Measure with a card' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  expect(await findClippedText(page)).toEqual([])
  expect(await findBadTargets(page, 44)).toEqual([])
})
