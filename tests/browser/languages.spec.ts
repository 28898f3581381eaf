import { expect, test } from './fixtures'
import { CARDS, payAtHostedPage } from './shopper'

test.describe('in German', () => {
  test.use({ locale: 'de-CH' })

  test('[14] a purchase speaks German from the shirt to the order', async ({ page }) => {
    await page.goto('/product/cheese-second-edition')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('radio', { name: /^L\b/ }).check({ force: true })
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.getByRole('button', { name: /^Warenkorb/ }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toContainText('Grösse: L')
    await drawer.getByRole('button', { name: 'ZUR KASSE' }).click()
    await page.waitForURL(/\/c\/pay\//)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await payAtHostedPage(page, CARDS.pays, 'shipping')
    await page.waitForURL(/\/checkout-success/)
    await expect(page.getByText(/Bestellnummer \d+/)).toBeVisible({ timeout: 20_000 })
  })

  test('the choice in the switcher wins over the browser and stays', async ({ page, context }) => {
    await page.goto('/printing')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/druck/i)
    await page.getByRole('link', { name: 'Italiano' }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    const served = await context.request.get('/printing')
    expect(await served.text()).toContain('<html lang="it"')
  })

  test('[186] what was detected is kept in local storage and a cookie', async ({ page, context }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect
      .poll(
        async () =>
          (await context.cookies()).find(({ name }) => name === 'atelier-steinbock.language')?.value,
      )
      .toBe('de')
    expect(await page.evaluate(() => localStorage.getItem('atelier-steinbock.language'))).toBe('"de"')
  })
})

test.describe('in French', () => {
  test.use({ locale: 'fr-CH' })

  test('[12] [13] the site speaks French, the shop English marked as such, and no translation is fetched', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bienvenue')
    await page.goto('/product/donuts')
    const add = page.getByRole('button', { name: 'Add to cart' })
    await expect(add).toBeVisible()
    await expect(page.locator('[lang="en"]').filter({ has: add })).not.toHaveCount(0)
    await page.getByRole('radio', { name: /^M\b/ }).check({ force: true })
    await add.click()
    await page.getByRole('button', { name: 'Shopping cart, 1 item' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toHaveAttribute('lang', 'en')
    await drawer.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click()
    await page.waitForURL(/\/c\/pay\//)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    expect(asked.filter((path) => /locales|\.json$|translation/.test(path))).toEqual([])
  })
})

for (const [language, welcome] of [
  ['en', 'Welcome'],
  ['de', 'Willkommen'],
  ['fr', 'Bienvenue'],
  ['it', 'Benvenut'],
] as const) {
  test(`the page is ${language} before any script has run`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      locale: language,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(welcome)
    await context.close()
  })
}
