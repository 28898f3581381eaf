import { expect, test } from '../support/fixtures'
import { addToCart, CARDS, openCart, payAtHostedPage, UNPAID_COMPLAINTS } from '../support/shopper'

test('a declined card says so, and another one pays', async ({ page }) => {
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click()
  await page.waitForURL(/\/c\/pay\//)
  await payAtHostedPage(page, CARDS.declined, 'shipping')
  await expect(page.getByRole('alert')).toContainText('declined')
  await page.getByLabel(/card number/i).fill(CARDS.pays)
  await page.getByLabel(/expir/i).fill('12 / 34')
  await page.getByLabel(/cvc|security/i).fill('123')
  await page.getByRole('button', { name: /^pay/i }).click()
  await page.waitForURL(/\/checkout-success/)
  await expect(page.getByRole('heading', { name: /order successful/i })).toBeVisible()
})

test.describe('a way back without a payment', () => {
  test.use({ expectedComplaints: UNPAID_COMPLAINTS })

  test('coming back without paying keeps the cart and says why [119] [182] [256] [257]', async ({ page }) => {
    await addToCart(page, 'donuts', 'M')
    const drawer = await openCart(page)
    await drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click()
    await page.waitForURL(/\/c\/pay\//)
    await page.getByRole('link', { name: /back/i }).click()
    await page.waitForURL('**/checkout-cancelled')
    const main = page.getByRole('main')
    await expect(main).toContainText('Your order was not completed.')
    await expect(main).toContainText('No payment was processed.')
    await expect(main).toContainText('Your items remain in your cart.')
    for (const reason of [/declined/, /network/, /window was closed/, /You cancelled/])
      await expect(main.getByRole('listitem').filter({ hasText: reason })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
  })
})
