import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sharp } from '../../../scripts/lib/sharp.mjs'
import { expect, test } from '../support/fixtures'
import { answers, lookAt, openWhole, paint, preview, putOnPress } from '../support/editor-page'

const film = (page: Page) => page.getByRole('region', { name: /^Film, dot by dot/ })

/** Reads which part of the film the window shows, and which of its pixels are black. */
async function seen(page: Page) {
  const canvas = film(page).locator('canvas[data-at]')
  await expect(canvas).toBeAttached()
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element
    const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    const black = Array.from({ length: width * height }, (_, index) => pixels[index * 4] === 0)
    const [left = 0, top = 0] = (element.dataset['at'] ?? '').split(' ').map(Number)
    return { left, top, width, height, black }
  })
}

test('the film that is saved is the film that is seen, in every pixel; it fills its window, can be cancelled, and DTG has none [P3]', async ({
  page,
}) => {
  test.slow()
  await page.goto('/press')
  await putOnPress(page, await paint(page))
  await page.getByText('Tone and dots').click()
  for (const ruling of [35, 45, 55]) {
    await page.getByRole('radio', { name: `${ruling} lpi` }).check({ force: true })
    await lookAt(page, 'Film')
    await expect(page.getByText('Film, 600 dpi, 1 bit, 6614 × 6614 px')).toBeVisible()
    await film(page).evaluate((element) => element.scrollTo(640, 2345))
    await expect(film(page).locator('canvas')).toHaveAttribute('data-at', '640 2345')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the film' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('atelier-steinbock-film.png')
    const png = sharp(readFileSync(await saved.path()))
    expect(await png.metadata()).toMatchObject({ width: 6614, height: 6614, density: 600 })
    const { black, ...region } = await seen(page)
    const pixels = await png.extract(region).greyscale().raw().toBuffer()
    expect(black.filter((isBlack, index) => isBlack !== (pixels[index] === 0))).toEqual([])
    expect(black).toContain(true)
    expect(black).toContain(false)
    await lookAt(page, 'Shirt')
  }

  await lookAt(page, 'Film')
  for (const height of [1000, 720]) {
    await page.setViewportSize({ width: 1280, height })
    const boxWidth = await film(page).evaluate((box) => box.clientWidth)
    await expect(film(page).locator('canvas')).toHaveAttribute('width', String(boxWidth))
  }
  const downloads: unknown[] = []
  page.on('download', (download) => downloads.push(download))
  await page.getByRole('button', { name: 'Save the film' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  // The one that is saved next is the only one that comes.
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the film' }).click()
  await saving
  await expect(page.getByRole('button', { name: 'Save the film' })).toBeEnabled()
  expect(downloads).toHaveLength(1)
  await page.getByRole('radio', { name: 'DTG, every colour' }).check({ force: true })
  await expect(page.getByRole('radio', { name: 'Film', exact: true })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Shirt', exact: true })).toBeChecked()
  await expect(preview(page)).toBeVisible()
})

test('32.0 cm is 32.0 cm by the ruler of the bench, and on a screen that was measured with a bank card [P15]', async ({
  page,
}) => {
  await page.goto('/press')
  await putOnPress(page, await paint(page))
  await page.getByLabel('Width, cm').fill('32')
  const print = page.getByRole('group', {
    name: 'Print on the shirt, 32.0 by 32.0 cm, 7.0 cm below the neck',
  })
  await expect(print).toBeVisible()
  const getMiddle = async (cm: string) => {
    const box = await page.locator('svg text').getByText(cm, { exact: true }).first().boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0) / 2
  }
  const pxOf20cm = (await getMiddle('20')) - (await getMiddle('0'))
  const frame = await print.boundingBox()
  expect(Math.abs(((frame?.width ?? 0) / pxOf20cm) * 20 - 32)).toBeLessThan(0.2)

  await lookAt(page, 'True size')
  await page.getByRole('button', { name: 'Measure with a card' }).click()
  // A screen of 220 pixels an inch, each of them one of the page.
  const perMm = 220 / 25.4
  const slider = page.getByRole('slider', { name: 'Height of the card' })
  await slider.fill(String(Math.round(85.6 * perMm)))
  const card = async () => (await page.locator('[data-bank-card]').boundingBox())?.height ?? 0
  await expect.poll(async () => Math.abs((await card()) / (85.6 * perMm) - 1)).toBeLessThan(0.01)
  await page.getByRole('button', { name: 'Done' }).click()
  const printed = page.getByRole('region', { name: /^The print in true size/ }).locator('canvas')
  const width = async () => (await printed.boundingBox())?.width ?? 0
  const offBy = async () => Math.abs((await width()) / (320 * perMm) - 1)
  await expect.poll(offBy).toBeLessThan(0.01)
  await page.reload()
  await lookAt(page, 'True size')
  await expect.poll(offBy).toBeLessThan(0.01)
})

test('thin lines are thickened at a press of a button, and nothing is fetched for it [P1]', async ({
  page,
}) => {
  await openWhole(page, () => page.goto('/press'))
  const sent: string[] = []
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url())) sent.push(request.url())
  })
  const lines = [10, 30, 50, 70].map((x) => `M${x},10V90`).join('')
  const hairs = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="1000" height="1000">
    <path d="${lines}" stroke="#111" stroke-width="0.2"/><rect x="85" y="10" width="5" height="80"/></svg>`
  await putOnPress(page, { name: 'hairs.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(hairs) })
  // The two files that draw vectors are loaded with the first vector.
  expect(sent.splice(0).map((url) => new URL(url).pathname.replace(/[.-][\w-]{8}\..*/, ''))).toEqual([
    '/static/js/draw-vector',
    '/static/index_bg',
  ])
  await page.getByLabel('Width, cm').fill('8')
  const thin = answers(page).filter({ hasText: 'break up' })
  await thin.getByRole('button', { name: 'Thicken' }).click()
  await expect(thin).toHaveCount(0)
  await page.getByText('Tone and dots').click()
  await page.getByRole('checkbox', { name: 'Thicken thin lines' }).uncheck()
  await expect(thin).toHaveCount(1)
  await lookAt(page, 'True size')
  await lookAt(page, 'Film')
  await expect(page.getByText(/^Film, 600\sdpi/)).toBeVisible()
  expect(sent).toEqual([])
})
