import type { Page } from '@playwright/test'
import { expect, test, waitForScripts } from '../support/fixtures'
import { readRequestLink, requestCard, submitArtwork } from '../support/submit-request'
import { countActions } from '../support/count-actions'
import { CARDS, readOrderNumber, payAtHostedPage } from '../support/shopper'
import { signIn } from '../support/staff'

/** How soon a step of the studio's shows on its buyer's page, in ms: the page asks by itself. */
const SHOWN_WITHIN_MS = 60_000

/** Sends the last thing that the studio has sent once more, as a second press that overtook its answer. */
function repeatable(studio: Page) {
  let last: { url: string; data: unknown } | undefined
  studio.on('request', (sent) => {
    if (sent.method() === 'POST') last = { url: sent.url(), data: sent.postDataJSON() }
  })
  return async () => {
    const { url = '', data } = last ?? {}
    const answer = await studio.request.post(url, { data, headers: { origin: new URL(url).origin } })
    expect(answer.status(), `${url} once more`).toBe(200)
  }
}

test('each step of a print takes the studio three presses at most, works twice, and shows to its buyer within a minute [P29]', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const { number, email, amount } = await submitArtwork(page.request)
  const studio = await context.newPage()
  const step = await countActions(studio)
  const again = repeatable(studio)
  await signIn(studio)
  const request = requestCard(studio, number)
  const openRequests = () => studio.getByRole('button', { name: /^Requests/ }).click()

  // Nobody touches this page: whatever it shows it has asked for by itself, on a clock that is its browser's alone.
  const elsewhere = await browser.newContext()
  const watched = waitForScripts(await elsewhere.newPage())
  await watched.clock.install()
  const link = await readRequestLink(page, email, `Your request ${number}`)
  await watched.goto(link)
  const heading = watched.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your request')
  await watched.clock.pauseAt((await watched.evaluate(() => Date.now())) + 1000)
  const aMinutePasses = () => watched.clock.runFor(SHOWN_WITHIN_MS)

  await step('ask the buyer', async () => {
    await openRequests()
    await request.getByRole('button', { name: 'Ask' }).click()
    await request.getByLabel(/^What would you like to know/).fill('Which green?')
    await request.getByRole('button', { name: 'Send' }).click()
    await expect(studio.getByText(`Request ${number}: your question goes out by email.`)).toBeVisible()
  })
  await again()
  await aMinutePasses()
  await expect(heading).toHaveText('A question for you')
  await expect(watched.getByText('Which green?')).toBeVisible()

  await step('send price and proof', async () => {
    await openRequests()
    await request.getByRole('button', { name: 'Send price and proof' }).click()
    await request.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(studio.getByText(`Request ${number}: version 1 of the proof`)).toBeVisible()
  })
  await again()
  await expect(request.getByText(/^Asked /)).toHaveCount(1)
  await aMinutePasses()
  await expect(heading).toHaveText('Your proof')
  await expect(watched.getByRole('button', { name: `Approve and pay ${amount}` })).toBeVisible()

  await page.goto(await readRequestLink(page, email, 'proof'))
  await page.getByRole('button', { name: 'Ask for a change' }).click()
  await page.getByLabel('What should be different?').fill('A day earlier, please.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The studio knows what you want changed.')).toBeVisible()
  await studio.reload()
  await expect(request).toContainText('A day earlier, please.')
  await step('send a newer version', async () => {
    await openRequests()
    await request.getByRole('button', { name: 'Send a newer version' }).click()
    await request.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(studio.getByText(`Request ${number}: version 2 of the proof`)).toBeVisible()
  })
  await again()
  await studio.reload()
  await expect(request.getByText(/^Version \d/)).toHaveCount(2)
  await aMinutePasses()
  await expect(watched.getByRole('button', { name: 'Version 2' })).toHaveAttribute('aria-pressed', 'true')
  await step('save the film', async () => {
    const saved = studio.waitForEvent('download')
    await request.getByRole('link', { name: 'Film, PNG, 600 dpi' }).click()
    expect((await saved).suggestedFilename()).toBe(`film-${number}-v2.png`)
  })

  await page.reload()
  await page.getByRole('button', { name: `Approve and pay ${amount}` }).click()
  await payAtHostedPage(page, CARDS.pays, 'shipping')
  await page.waitForURL(/\/checkout-success/)
  const order = await readOrderNumber(page)
  // The order is there a moment before its request knows of it.
  const { search } = new URL(link)
  const state = async () => (await (await page.request.get(`/api/press-request${search}`)).json()).state
  await expect.poll(state).toBe('paid')
  await aMinutePasses()
  await expect(heading).toHaveText('Thank you')
  const stages = watched.getByRole('list', { name: 'How far it is' }).getByRole('listitem')
  const expectDone = async (...done: string[]) => {
    await aMinutePasses()
    await expect(stages.filter({ hasText: /\d/ })).toHaveText(done.map((stage) => new RegExp(`^${stage}\\d`)))
  }
  await expectDone('Proof approved')

  await studio.goto('/admin')
  const card = studio.getByRole('listitem', { name: `Order ${order}`, exact: true })
  await step('note that the screen is made', async () => {
    await card.getByRole('button', { name: 'Screen made' }).click()
    await expect(studio.getByText(`The screen of order ${order} is made.`)).toBeVisible()
  })
  await again()
  await expectDone('Proof approved', 'Screen made')
  await step('take the last step back', async () => {
    await studio.getByRole('button', { name: 'Undo' }).click()
    await expect(studio.getByText(`The screen of order ${order} is to be made again.`)).toBeVisible()
  })
  await again()
  await expectDone('Proof approved')
  // A finger that presses twice has made the screen, and printed nothing yet.
  await card.getByRole('button', { name: 'Screen made' }).dblclick()
  await expect(studio.getByText(`The screen of order ${order} is made.`)).toBeVisible()
  await expectDone('Proof approved', 'Screen made')

  await step('note that it is printed', async () => {
    await card.getByRole('button', { name: 'Printed' }).click()
    await expect(studio.getByText(`Order ${order} is printed.`)).toBeVisible()
  })
  await again()
  await expectDone('Proof approved', 'Screen made', 'Printed')
  await step('take the last step back', async () => {
    await studio.getByRole('button', { name: 'Undo' }).click()
    await expect(studio.getByText(`Order ${order} is to be printed again.`)).toBeVisible()
  })
  await expectDone('Proof approved', 'Screen made')
  await card.getByRole('button', { name: 'Printed' }).click()
  await expect(studio.getByText(`Order ${order} is printed.`)).toBeVisible()

  await step('note that it is packed', async () => {
    await studio.getByRole('button', { name: /^To ship/ }).click()
    await card.getByRole('button', { name: 'Packed' }).click()
    await expect(studio.getByText(`Order ${order} is packed.`)).toBeVisible()
  })
  await again()
  await expectDone('Proof approved', 'Screen made', 'Printed', 'Packed')
  await step('send the print', async () => {
    await card.getByRole('button', { name: 'Shipped' }).click()
    await card.getByLabel('Tracking number (optional)').fill('99.00.123456')
    await card.getByRole('button', { name: 'Send' }).click()
    await expect(studio.getByText(`Order ${order} is on its way`)).toBeVisible()
  })
  await again()
  await expectDone('Proof approved', 'Screen made', 'Printed', 'Packed', 'Sent')
  await elsewhere.close()
})

test('declining takes the studio three presses, and saving a price two [P29]', async ({ page, context }) => {
  const { number, email } = await submitArtwork(page.request)
  const studio = await context.newPage()
  const step = await countActions(studio)
  const again = repeatable(studio)
  await signIn(studio)
  await page.clock.install()
  await page.goto(await readRequestLink(page, email, `Your request ${number}`))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your request')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

  const request = requestCard(studio, number)
  await step('decline a request', async () => {
    await studio.getByRole('button', { name: /^Requests/ }).click()
    await request.getByRole('button', { name: 'Decline' }).click()
    await request.getByLabel(/^Why\?/).fill('We cannot print photographs of banknotes.')
    await request.getByRole('button', { name: 'Send' }).click()
    await expect(studio.getByText(`Request ${number} is declined`)).toBeVisible()
  })
  await again()
  await page.clock.runFor(SHOWN_WITHIN_MS)
  await expect(heading).toHaveText('We cannot print this')
  await expect(page.getByText('We cannot print photographs of banknotes.')).toBeVisible()

  // The shop's other tests have its examples: what the server makes of a table is tested there.
  let saved: { known: number; rows: { screenInRappen: number } } | undefined
  await studio.route('/admin/press-prices', async (route) => {
    saved = route.request().postDataJSON()
    const table = await (await studio.request.get('/api/press-prices')).json()
    await route.fulfill({ json: { ...table, ...saved, version: 1, isExample: false, known: undefined } })
  })
  await step('save the prices of printing', async () => {
    await studio.getByText('Prices', { exact: true }).click()
    await studio.getByLabel('Screen, each print').fill('65')
    await studio.getByRole('button', { name: 'Save prices' }).click()
    await expect(studio.getByText('The prices are saved. They hold from now on.')).toBeVisible()
  })
  expect(saved?.rows.screenInRappen).toBe(6500)
})
