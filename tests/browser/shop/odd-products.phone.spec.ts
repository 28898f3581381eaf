import { createThrowawayShirt } from '../support/throwaway-shirt'
import { expect, test } from '../support/fixtures'
import { findClippedText, findOverlaps, setTextSize } from '../support/layout-checks'
import { addToCart, openCart } from '../support/shopper'
import { callAdminApi } from '../support/staff'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LONG_NAME = 'Donaudampfschifffahrtskapitaensleibchens'

test('the only shirt of the shop, with a name of forty letters and a price of five digits, is whole from the list to the drawer', async ({
  page,
  request,
}) => {
  const others: { id: string }[] = (await (await request.get('/api/products')).json()).products
  const shirt = await createThrowawayShirt(request, { M: 12_345.6, XXL: 23_456.7 }, LONG_NAME)
  const setStatus = (status: 'draft' | 'published') =>
    callAdminApi(request, 'post', '/admin/products/batch', {
      update: others.map(({ id }) => ({ id, status })),
    })
  const countShown = async () => (await (await request.get('/api/products')).json()).products.length
  await setStatus('draft')
  try {
    await expect.poll(countShown).toBe(1)
    const expectWhole = async (where: string) => {
      expect.soft(await findClippedText(page), where).toEqual([])
      expect.soft(await findOverlaps(page), where).toEqual([])
    }
    // Four cards side by side are narrower than that of a phone.
    await page.setViewportSize({ width: 1180, height: 844 })
    await page.goto('/shop')
    const price = page.getByRole('article').getByRole('definition').first()
    const sticksOutPx = await price.evaluate((element) => {
      const card = element.closest('article')?.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(element)
      const { left, right } = words.getBoundingClientRect()
      return Math.max((card?.left ?? 0) - left, right - (card?.right ?? 0))
    })
    expect.soft(sticksOutPx, 'the price out of a card').toBeLessThanOrEqual(0)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/shop')
      await expect(page.getByRole('heading', { level: 2, name: LONG_NAME })).toBeVisible()
      const card = page.getByRole('article')
      await expect(card).toHaveCount(1)
      await expectWhole(`the list, ${width} px wide`)
      await addToCart(page, shirt.handle, 'XXL')
      await expectWhole(`the shirt’s page, ${width} px wide`)
      const drawer = await openCart(page)
      await expect(drawer.getByRole('listitem')).toContainText(LONG_NAME)
      await expectWhole(`the drawer, ${width} px wide`)
      await setTextSize(page, 200)
      await page.goto('/shop')
      await expect(card).toHaveCount(1)
      const lost = (await findClippedText(page)).filter((text) => text.includes('CHF'))
      expect.soft(lost, `prices with text of 200 %, ${width} px wide`).toEqual([])
      await setTextSize(page, 100)
    }
  } finally {
    await setStatus('published')
    await shirt.withdraw()
    await expect.poll(countShown).toBe(others.length)
  }
})
