import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { answers, preview } from '../support/editor-page'

/** Goes on to something with the Tab key alone. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

test('every part of a job is chosen, and the film saved, with the keyboard alone [P16]', async ({ page }) => {
  await page.goto('/press')
  const field = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  const next = async (group: RegExp, from: string, key: string, to: string) => {
    const radio = (name: string) =>
      page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
    await tabTo(page, radio(from))
    await page.keyboard.press(key)
    await expect(radio(to)).toBeChecked()
  }
  await tabTo(page, page.getByRole('button', { name: /ibex/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(preview(page)).toHaveAttribute('data-rendered', 'true')

  const print = page.getByRole('group', { name: /^Print on the shirt/ })
  await tabTo(page, print)
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowLeft')
  await expect(page.getByLabel('Right of middle, cm')).toHaveValue('-1.0')
  const loupe = page.getByRole('group', { name: /^Loupe over the print/ })
  const looked = page.locator('span[style*="left"]').first()
  const before = await looked.getAttribute('style')
  await tabTo(page, loupe)
  await page.keyboard.press('Shift+ArrowDown')
  await expect(looked).not.toHaveAttribute('style', before ?? '')

  await next(/^Method/, 'Screen, one ink', 'ArrowDown', 'DTG, every colour')
  await page.keyboard.press('ArrowUp')
  await next(/^Ink/, 'olive', 'ArrowRight', 'forest')
  await next(/^Shirt:/, 'natural', 'ArrowRight', 'sand')
  await next(/^Place/, 'Front', 'ArrowRight', 'Back')
  await field('Width, cm', '32.5')
  await field('Below neck, cm', '9.5')
  await field('Right of middle, cm', '-2')
  await tabTo(page, page.locator('summary').filter({ hasText: 'Tone and dots' }))
  await page.keyboard.press('Enter')
  await field('Light and dark', '10')
  for (const name of ['Swap light and dark', 'Thicken thin lines', 'Leave out specks']) {
    await tabTo(page, page.getByRole('checkbox', { name }))
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name })).toBeChecked()
  }
  await next(/^Dots/, '45 lpi', 'ArrowRight', '55 lpi')
  await expect(preview(page)).toHaveAccessibleName(/in forest on a sand shirt, back, 32\.5 by /)
  await expect(print).toHaveAccessibleName(/9\.5\scm below the neck$/)

  await tabTo(page, answers(page).getByRole('button', { name: 'Darken' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Light and dark', { exact: true })).not.toHaveValue('10')
  await field('S', '12')
  await expect(page.getByRole('heading', { name: '22 shirts' })).toBeVisible()
  await next(/^Delivery/, 'Shipping', 'ArrowRight', 'Pickup')

  // Around the page once more, to what stands before the shirt.
  await next(/^View/, 'Shirt', 'ArrowLeft', 'Film')
  const save = page.getByRole('button', { name: 'Save the film' })
  // Mending so large a print takes a second or two of a processor that has other work.
  await expect(save).toBeEnabled()
  await tabTo(page, page.getByRole('region', { name: /^Film, dot by dot/ }))
  await page.keyboard.press('ArrowDown')
  const saving = page.waitForEvent('download')
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  expect((await saving).suggestedFilename()).toBe('atelier-steinbock-film.png')
})
