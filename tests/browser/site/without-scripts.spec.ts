import type { Page } from '@playwright/test'
import { expect, test, WEBGL } from '../support/fixtures'
import { expectLoaded } from '../support/expect-picture-loaded'

const NAMES = ['Shop', 'Printing Services', 'Web & App Development', 'Contact', 'Bonus']
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Opens the menu of a narrow screen; on a wide one its links stand there. */
async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: /^Men/ })
  if (await menu.isVisible()) await menu.click()
}

for (const viewport of SCREENS) {
  test.describe(`with scripts off, ${viewport.width} px wide`, () => {
    // The film's files may be missing; the words beside it stand.
    test.use({ javaScriptEnabled: false, viewport, expectedComplaints: /\/media\/film\// })

    test('every section is reached by links, and can be read to its end', async ({ page }) => {
      await page.goto('/')
      for (const name of NAMES) {
        await openMenu(page)
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
        const section = page.locator('[data-open=true]')
        await expect(section.getByRole('heading', { level: 1 })).toBeInViewport()
        const [last] = (await section.getByRole('paragraph').all()).toReversed()
        await last?.scrollIntoViewIfNeeded()
        await expect(last ?? section).toBeInViewport()
      }
      // Nothing is offered that only a script could do.
      await expect(page.getByRole('button', { name: /zoom|map/i })).toHaveCount(0)
    })

    test('a shirt is found in the shop and read about with its price, sizes and picture [R1]', async ({
      page,
    }) => {
      await page.goto('/shop')
      const main = page.getByRole('main')
      // By role: looking for text, Playwright passes over <noscript>.
      await expect(main.getByRole('definition').filter({ hasText: 'CHF 32.20' }).first()).toBeVisible()
      await expect(main.getByText('Hanging up the shirts')).toBeHidden()
      await main.getByRole('link', { name: 'Donuts', exact: true }).click()
      await expect(page).toHaveTitle('Donuts | Atelier Steinbock')
      await expect(main.getByRole('heading', { level: 1, name: 'Donuts' })).toBeInViewport()
      const picture = main.getByRole('img', { name: 'Donuts, front' })
      await expect(picture).toBeVisible()
      await expectLoaded(picture, 300)
      for (const [role, words] of [
        ['paragraph', 'CHF 29.90'],
        ['term', 'With 7.7 % VAT'],
        ['definition', 'CHF 32.20'],
        ['definition', 'CHF 10.00'],
        ['paragraph', 'Buying needs JavaScript'],
      ] as const)
        await expect(main.getByRole(role).filter({ hasText: words })).toBeVisible()
      for (const size of ['S', 'M', 'L'])
        await expect(main.getByText(size, { exact: true }).first()).toBeVisible()
      await expect(main.getByRole('button', { name: /cart|share|enlarge/i })).toHaveCount(0)
    })

    test('custom printing says what it needs, and where to write to instead', async ({ page }) => {
      const main = page.getByRole('main')
      const paragraph = (words: string) => main.getByRole('paragraph').filter({ hasText: words })
      await page.goto('/press')
      const needed = paragraph('Printing a drawing of your own needs JavaScript')
      await expect(needed.getByRole('link', { name: /@/ })).toBeVisible()
      // Nothing asks for a file, or offers one, that would lie there.
      await expect(main.getByRole('button')).toHaveCount(0)
      await expect(page.locator('input[type=file]:visible')).toHaveCount(0)
      await page.goto('/proof?token=x')
      await expect(main.getByRole('heading', { level: 1, name: 'Your proof needs JavaScript' })).toBeVisible()
      await expect(paragraph('write to us').getByRole('link', { name: /@/ })).toBeVisible()
    })

    test('a language chosen in the switcher is kept from page to page', async ({ page }) => {
      await page.goto('/printing')
      await openMenu(page)
      await page.getByRole('link', { name: 'Deutsch' }).click()
      await expect(page).toHaveURL('/printing?lang=de')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await openMenu(page)
      await page.getByRole('navigation').getByRole('link', { name: 'Kontakt' }).first().click()
      await expect(page).toHaveURL('/about')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    })
  })
}

test.describe('at the address of a language', () => {
  test(
    'scripts take over in it, keep no choice that nobody made, and the switcher leaves it',
    WEBGL,
    async ({ page, context }) => {
      const chosen = async () =>
        (await context.cookies()).find(({ name }) => name === 'atelier-steinbock.chosen-language')?.value
      await page.goto('/printing?lang=it')
      await expect(page.locator('html')).toHaveAttribute('lang', 'it')
      await expect(page.locator('canvas')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/stampa/i)
      expect(await chosen()).toBeUndefined()

      const scroller = page.locator('[data-content="printing"]')
      await scroller.evaluate((element) => element.scrollTo(0, 200))
      // The place is kept once the scrolling is over.
      await expect.poll(() => page.evaluate(() => history.state?.top)).toBe(200)
      await page.getByRole('link', { name: 'Deutsch' }).first().click()
      await expect(page).toHaveURL('/printing')
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect.poll(chosen).toBe('de')
      await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(200)
    },
  )

  test('a product is served with its own head, which its scripts leave as it is', async ({ page }) => {
    const titles: string[] = []
    await page.exposeFunction('noteTitle', (title: string) => void titles.push(title))
    await page.addInitScript(() => {
      const note = (window as unknown as { noteTitle(title: string): void }).noteTitle
      new MutationObserver(() => note(document.title)).observe(document, { subtree: true, childList: true })
    })
    await page.goto('/product/donuts?lang=de')
    await expect(page.getByRole('heading', { level: 1, name: 'Donuts' })).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/product\/donuts\?lang=de$/)
    const [data = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Product', offers: { price: '32.20' } })
    expect(new Set(titles.filter((title) => title !== ''))).toEqual(new Set(['Donuts | Atelier Steinbock']))
  })
})

test.describe('at addresses that are no page', () => {
  test.use({ expectedComplaints: /status of 404|could not be decoded/ })

  test('home is shown with 404, whatever is odd about them, and scripts find nothing amiss [24]', async ({
    page,
  }) => {
    for (const path of ['/SHIRTS', '/shop//more', '/%E0%A4%A', `/${'long'.repeat(1500)}`]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path.slice(0, 20)).toBe(404)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.getByRole('status').filter({ hasText: 'There is no page' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome to/ })).toBeVisible()
    }
    expect((await page.goto('/product/no-such-shirt'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
    await page.goto('/shop/?a=1')
    await expect(page).toHaveURL('/shop?a=1')
  })
})
