import { expect, getShopValue, test } from '../support/fixtures'
import {
  addToCart,
  CARDS,
  openCart,
  readOrderNumber,
  payAtHostedPage,
  proceedToCheckout,
} from '../support/shopper'

test.describe('in German', () => {
  test.use({ locale: 'de-CH' })

  test('a purchase speaks German from the shirt to the order [14] [181]', async ({ page }) => {
    await addToCart(page, 'cheese-second-edition', 'L')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('link', { name: 'Zurück zum Shop' })).toBeVisible()
    const drawer = await openCart(page)
    await expect(drawer.getByRole('heading', { name: 'Warenkorb' })).toBeVisible()
    await expect(drawer).toContainText('Grösse: L')
    for (const row of ['Zwischensumme', 'Versand', 'Total']) await expect(drawer).toContainText(row)
    await expect(drawer).not.toHaveAttribute('lang', 'en')
    await proceedToCheckout(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByText('Lieferadresse')).toBeVisible()
    await payAtHostedPage(page, CARDS.pays, 'shipping')
    await page.waitForURL(/\/checkout-success/)
    expect(await readOrderNumber(page)).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  })

  test('what was detected is cached; the choice in the switcher wins over the browser and stays [186]', async ({
    page,
    context,
  }) => {
    const detected = 'atelier-steinbock.language'
    const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name)?.value
    await page.goto('/printing')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/druck/i)
    await expect.poll(() => cookie(detected)).toBe('de')
    expect(await page.evaluate((key) => localStorage.getItem(key), detected)).toBe('"de"')

    await page.getByRole('link', { name: 'Italiano' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/stampa/i)
    // The server knows it too, before any script runs.
    expect(await (await context.request.get('/printing')).text()).toContain('<html lang="it"')
  })
})

test.describe('in French', () => {
  test.use({ locale: 'fr-CH' })

  test('the site speaks French and the shop English, marked as such [13]', async ({ page }) => {
    const english = page.getByRole('main').locator('[lang="en"]')

    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenue')
    await addToCart(page, 'donuts', 'M')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(english.getByRole('button', { name: /^Add(ed)? to cart$/ })).toBeVisible()
    await expect(
      page.getByRole('navigation').getByRole('link', { name: 'Services d’impression' }).first(),
    ).toBeVisible()
    const drawer = await openCart(page)
    await expect(drawer).toHaveAttribute('lang', 'en')
    await expect(drawer).toContainText('Size: M')

    await proceedToCheckout(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByText('Adresse de livraison')).toBeVisible()
    await payAtHostedPage(page, CARDS.pays, 'shipping')
    await page.waitForURL(/\/checkout-success/)
    await expect(english.getByText(/Order number \d+/)).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Conditions')
  })
})

test('before any script has run, a page is in the language that the browser asks for', async ({
  browser,
}) => {
  for (const [language, welcome] of [
    ['en', 'Welcome'],
    ['de', 'Willkommen'],
    ['fr', 'Bienvenue'],
    ['it', 'Benvenuti'],
  ] as const) {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: language,
      baseURL: getShopValue('siteUrl'),
    })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(welcome)
    await context.close()
  }
})
