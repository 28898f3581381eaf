import { expect, test } from '../support/fixtures'
import {
  addToCart,
  CARDS,
  openCart,
  readOrderNumber,
  payAtHostedPage,
  proceedToCheckout,
} from '../support/shopper'
import { readPayment } from '../support/staff'
import { createThrowawayShirt } from '../support/throwaway-shirt'

// A refused checkout, as the browser itself notes it.
test.use({ expectedComplaints: /status of 422.*create-checkout-session/ })

test('a price that changed since the shirt was added is shown before the buyer leaves, and taken with one press [198] [229]', async ({
  page,
  request,
}) => {
  const shirt = await createThrowawayShirt(request)
  await addToCart(page, shirt.handle, 'M')
  const drawer = await openCart(page)
  await shirt.changePrice(31.5)
  await drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click()
  await expect(drawer.getByRole('alert')).toContainText(`The price of ${shirt.name} has changed to CHF 31.50`)
  await expect(drawer.getByRole('alert')).toContainText('No money has moved')
  expect(page.url()).not.toContain('/c/pay/')

  await drawer.getByRole('button', { name: /CHF\s31\.50/ }).click()
  await expect(drawer.getByRole('alert')).toHaveCount(0)
  await expect(drawer).toContainText('TotalCHF 43.93')
  await proceedToCheckout(page)
  await expect(page.getByRole('main')).toContainText('CHF 43.93')
  await shirt.withdraw()
})

test('a price that changes while the buyer pays is not charged: quoted, charged and ordered are the same', async ({
  page,
  request,
}) => {
  const shirt = await createThrowawayShirt(request)
  await addToCart(page, shirt.handle, 'M')
  await openCart(page)
  await proceedToCheckout(page)
  await expect(page.getByRole('main')).toContainText('CHF 42.20')
  await shirt.changePrice(99)
  await payAtHostedPage(page, CARDS.pays, 'shipping')
  await page.waitForURL(/\/checkout-success/)
  const number = await readOrderNumber(page)
  await expect(page.getByRole('main')).toContainText('TotalCHF 42.20')
  expect((await readPayment(request, number)).captured).toBe(42.2)
  await shirt.withdraw()
})

test('a size that is gone and a shirt that was withdrawn are named, and can be removed without losing the rest [196]', async ({
  page,
  request,
}) => {
  const shirt = await createThrowawayShirt(request)
  await addToCart(page, 'donuts', 'M')
  await addToCart(page, shirt.handle, 'S')
  await addToCart(page, shirt.handle, 'M')
  const drawer = await openCart(page)
  await shirt.removeSize('S')
  await drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click()
  await expect(drawer.getByRole('alert')).toContainText('Size "S" is not available for this product')
  const small = drawer.getByRole('listitem').filter({ hasText: 'Size: S' })
  await expect(small).toContainText('Size "S" is not available')
  await small.getByRole('button', { name: /^Remove / }).click()
  await expect(drawer.getByRole('listitem')).toHaveCount(2)

  await shirt.withdraw()
  await drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click()
  await expect(drawer.getByRole('alert')).toContainText('A product in your cart is no longer available')
  const gone = drawer.getByRole('listitem').filter({ hasText: shirt.name })
  await gone.getByRole('button', { name: /^Remove / }).click()
  await expect(drawer.getByRole('alert')).toHaveCount(0)
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expect(drawer).toContainText('TotalCHF 42.20')
  await proceedToCheckout(page)
})

test.describe('in German', () => {
  test.use({ locale: 'de-CH' })

  test('what the shop refuses is said in the language of the page [14]', async ({ page, request }) => {
    const shirt = await createThrowawayShirt(request)
    await addToCart(page, shirt.handle, 'M')
    const drawer = await openCart(page)
    await shirt.changePrice(25)
    await drawer.getByRole('button', { name: 'ZUR KASSE' }).click()
    await expect(drawer.getByRole('alert')).toContainText(`Der Preis von ${shirt.name}`)
    await shirt.withdraw()
  })
})
