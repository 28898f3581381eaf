import { readFileSync } from 'node:fs'
import { findAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { expectLoaded } from '../support/expect-picture-loaded'
import { createProof, shipOrder } from '../support/send-proof'
import { CARDS, readOrderNumber, payAtHostedPage } from '../support/shopper'
import { signIn } from '../support/staff'

/** Width and height that a PNG says of itself. */
const getSides = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('a buyer sees their own shirt on the line, shares its picture, and orders it again on the phone', async ({
  page,
  context,
}) => {
  test.slow()
  const { number, token } = await createProof(page.request)
  await page.goto(`/proof?token=${token}`)
  await page.getByRole('button', { name: /^Approve and pay/ }).tap()
  await page.waitForURL(/\/c\/pay\//)
  await payAtHostedPage(page, CARDS.pays, 'shipping')
  await page.waitForURL(/\/checkout-success/)

  const order = await readOrderNumber(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await expect(page.getByText(/is paid\. We get to work now; 10 shirts will be ready on/)).toBeVisible()
  const print = page.getByAltText('The print: Olive, front, 20.0 by')
  await expectLoaded(print, 100)
  const stages = page.getByRole('list', { name: 'How far it is' })
  await expect(stages.getByRole('listitem').first()).toHaveText(/^Proof approved\d/)
  await expect(stages.getByRole('listitem').last()).toHaveText(/^Sentby \d/)
  expect(await findAxeViolations(page)).toEqual([])
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)

  const posted: string[] = []
  context.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url())
  })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share the picture' }).tap()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('my-print.png')
  expect(getSides(readFileSync(await download.path()))).toEqual([1200, 630])
  expect(posted).toEqual([])

  await shipOrder(page.request, order)
  await page.getByRole('link', { name: 'Your proof' }).tap()
  await page.getByRole('button', { name: 'Order again' }).tap()
  await expect(page.getByRole('heading', { name: 'The same print again' })).toBeFocused()
  await page.getByLabel('M', { exact: true }).fill('12')
  await page.getByText('Pickup', { exact: true }).tap()
  // 60.00 + 12 × 8.50 + 12 × 9.80, and 7.7 %.
  await expect(page.getByLabel('Price as of today')).toContainText('TotalCHF 301.13')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send to the studio' }).tap()
  await page.getByRole('link', { name: /^See request \d+$/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Your request' })).toBeVisible()
  await expect(page.getByLabel('What is printed')).toContainText('12 natural: 12 M')

  const studio = await context.newPage()
  await signIn(studio)
  await studio.getByRole('button', { name: /^Requests/ }).tap()
  await expect(studio.getByText(`Again: request ${number}`)).toBeVisible()
})
