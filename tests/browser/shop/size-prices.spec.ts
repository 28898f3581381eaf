import { expect, test } from '../support/fixtures'
import {
  addToCart,
  CARDS,
  fetchMailsAbout,
  openCart,
  readOrderNumber,
  payAtHostedPage,
  proceedToCheckout,
} from '../support/shopper'
import { readPayment } from '../support/staff'
import { createThrowawayShirt } from '../support/throwaway-shirt'

test('a shirt with a dearer size says from what price, follows the size, and costs that to the Rappen [F6] [198]', async ({
  page,
  request,
}) => {
  const shirt = await createThrowawayShirt(request, { S: 29.9, M: 29.9, XXL: 34.55 })
  const main = page.getByRole('main')

  await page.goto('/shop')
  const card = main.getByRole('article').filter({ hasText: shirt.name })
  await expect(card).toContainText('from CHF 29.90')
  await expect(card).toContainText('from CHF 32.20')
  const other = main.getByRole('article').filter({ hasText: 'Crying Skull' })
  await expect(other).toContainText('CHF 29.90')
  await expect(other).not.toContainText('from')

  await card.getByRole('button', { name: /^Quick view/ }).click()
  const quickView = page.getByRole('dialog')
  await expect(quickView).toContainText('from CHF 29.90')
  await quickView.getByRole('radio', { name: 'XXL CHF 34.55' }).check({ force: true })
  await expect(quickView).toContainText('CHF 37.21')
  await expect(quickView).not.toContainText('from')

  await addToCart(page, shirt.handle, 'XXL')
  await expect(main.getByRole('article')).toContainText('CHF 34.55 plus VAT')
  await addToCart(page, shirt.handle, 'M')
  const drawer = await openCart(page)
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Size: XXL' })).toContainText('CHF 34.55')
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Size: M' })).toContainText('CHF 29.90')
  await expect(drawer).toContainText('TotalCHF 79.41')

  await proceedToCheckout(page)
  await expect(main).toContainText('CHF 34.55')
  await expect(main).toContainText('CHF 79.41')
  await payAtHostedPage(page, CARDS.pays, 'shipping')
  await page.waitForURL(/\/checkout-success/)
  const number = await readOrderNumber(page)
  await expect(main).toContainText('TotalCHF 79.41')
  expect((await readPayment(request, number)).captured).toBe(79.41)
  await expect
    .poll(async () => (await fetchMailsAbout(page, number)).map(({ text }) => text).join(''))
    .toContain('34.55')
  await shirt.withdraw()
})

test('a cart stored at the price of another size is reported once and put right with one press [F6]', async ({
  page,
  request,
}) => {
  const shirt = await createThrowawayShirt(request, { M: 29.9, XXL: 34.55 })
  await addToCart(page, shirt.handle, 'XXL')
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.cart')) ?? ''
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('34.55', '29.9'))
  })
  await page.reload()
  const drawer = await openCart(page)
  await expect(drawer.getByRole('status').filter({ hasText: 'has changed to CHF 34.55' })).toHaveCount(1)
  await drawer.getByRole('button', { name: 'Take it for CHF 34.55' }).click()
  await expect(drawer.getByText('has changed')).toHaveCount(0)
  await proceedToCheckout(page)
  await expect(page.getByRole('main')).toContainText('CHF 47.21')
  await shirt.withdraw()
})
