import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import {
  addToCart,
  CARDS,
  openCart,
  readOrderNumber,
  payAtHostedPage,
  payByTwint,
  proceedToCheckout,
} from '../support/shopper'

/** From a shirt in the cart to the hosted page, for pickup. */
async function goToPay(page: Page): Promise<void> {
  await addToCart(page, 'cheese-second-edition', 'M')
  const drawer = await openCart(page)
  await drawer.getByRole('radio', { name: /^Pickup/ }).check({ force: true })
  await proceedToCheckout(page)
}

test('a buyer pays by TWINT and has the order', async ({ page }) => {
  await goToPay(page)
  await payByTwint(page, 'pays')
  await page.waitForURL(/\/checkout-success/)
  expect(await readOrderNumber(page)).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: /^Shopping cart/ })).toHaveCount(0)
})

test('who does not confirm in TWINT is told so, and pays by card', async ({ page }) => {
  await goToPay(page)
  await payByTwint(page, 'is declined')
  await expect(page.getByRole('alert')).toContainText('The payment was not confirmed in TWINT.')
  await expect(page.getByRole('radio', { name: 'TWINT' })).toBeChecked()
  await page.getByRole('radio', { name: 'Card' }).check()
  await payAtHostedPage(page, CARDS.pays, 'pickup')
  await page.waitForURL(/\/checkout-success/)
  expect(await readOrderNumber(page)).toBeGreaterThan(0)
})

test('a payment that fails afterwards is told to its buyer, whose cart is kept', async ({ page }) => {
  await goToPay(page)
  await payByTwint(page, 'fails a few seconds later')
  await page.waitForURL(/\/checkout-success/)
  await expect(page.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await expect(page.getByText('No order was placed, and your cart is kept.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
})
