import { expect, test } from '../support/fixtures'
import { addToCart, openCart, proceedToCheckout } from '../support/shopper'

const KEY = 'atelier-steinbock.cart'
test.use({ expectedComplaints: /Failed to (load|save|clear) |atelier-steinbock\..* (from|to|in) storage/ })

test('a storage that is full keeps nothing, and nobody is kept from buying [175]', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.addInitScript(() => {
    // Fills the storage up to the browser's limit, whatever that is.
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (let i = 0; i < 8; i++) localStorage.setItem(`ballast-${size}-${i}`, 'x'.repeat(size))
      } catch {
        // This size no longer fits; a smaller one may.
      }
    }
  })
  await addToCart(page, 'donuts', 'M')
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
  const drawer = await openCart(page)
  await drawer.getByRole('button', { name: /^One more: Donuts/ }).click()
  await expect(drawer).toContainText('TotalCHF 74.40')
  await expect(page.getByText('Oops!')).toHaveCount(0)
  await proceedToCheckout(page)
  expect(logged.some((text) => text.includes(`Failed to save ${KEY}`))).toBe(true)
})

test('where the browser blocks all storage, the page works from the shirt to the payment page [174] [175]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await addToCart(page, 'donuts', 'M')
  const drawer = await openCart(page)
  await expect(drawer).toContainText('TotalCHF 42.20')
  await drawer.getByRole('button', { name: /^One more: Donuts/ }).click()
  await expect(drawer).toContainText('TotalCHF 74.40')
  await proceedToCheckout(page)
  await expect(page.getByRole('main')).toContainText('CHF 74.40')
})
