import type { Page } from '@playwright/test'
import { expect, getShopValue, test } from '../support/fixtures'
import { expectLoaded } from '../support/expect-picture-loaded'
import { paint, preview, putOnPress } from '../support/editor-page'
import { requestCard, send, readRequestNumber, createVisitorAddress } from '../support/submit-request'
import { callAdminApi, signIn } from '../support/staff'

type Mail = { subject: string; text: string; to: string[] }

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Anna Muster')
  await page.getByLabel('Note (optional)').fill('For the camp')
}

/** Lists the keys under which this browser keeps an artwork and a draft. */
const keptKeys = (page: Page) =>
  page.evaluate(async () => {
    const toPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await toPromise(indexedDB.open('atelier-steinbock.press'))
    const keys = await toPromise(database.transaction('drawing').objectStore('drawing').getAllKeys())
    database.close()
    return keys
  })

/** The longest number in the longest language, with its full stop, at the widths at which the column is narrowest. */
async function expectNumberInOneLine(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const viewport = page.viewportSize()
  for (const width of [320, 1000, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await heading.evaluate((element) => {
      const text = 'Inviato. Richiesta\u00a088888.'
      const copy = element.appendChild(document.createElement('div'))
      copy.textContent = text
      const range = document.createRange()
      range.setStart(copy.firstChild ?? copy, text.indexOf('R'))
      range.setEnd(copy.firstChild ?? copy, text.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      copy.remove()
      return tops.size
    })
    expect({ width, lines }).toEqual({ width, lines: 1 })
  }
  if (viewport !== null) await page.setViewportSize(viewport)
}

async function fetchMails(page: Page, number: number): Promise<Mail[]> {
  const mails: Mail[] = await (await page.request.get(`${getShopValue('mailboxUrl')}/messages.json`)).json()
  return mails.filter(({ subject }) => new RegExp(`(request|Anfrage) ${number}\\b`).test(subject))
}

test('a drawing is sent: the studio has it on its board, both sides a mail, and this device nothing [P18]', async ({
  page,
  context,
}) => {
  const email = createVisitorAddress()
  await page.goto('/press')
  await putOnPress(page, await paint(page))
  await fillIn(page, email)
  await page.getByRole('radio', { name: 'Pickup' }).check({ force: true })
  // The typed words come back with the drawing.
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(preview(page)).toHaveAttribute('data-rendered', 'true')
  await expect.poll(() => keptKeys(page)).toEqual(['draft', 'last'])

  await send(page).click()
  const number = await readRequestNumber(page)
  await expect(page.getByText('We answer within 2 working days.')).toBeVisible()
  await expectNumberInOneLine(page)
  await expect.poll(() => keptKeys(page)).toEqual([])
  await page.getByRole('link', { name: 'See your request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /request/i })).toBeVisible()
  await expect(page.locator('main')).toContainText(String(number))
  await page.goto('/press')
  await expect(page.getByLabel('Choose a file')).toBeVisible()

  await expect.poll(async () => (await fetchMails(page, number)).length).toBe(2)
  const mails = await fetchMails(page, number)
  expect(mails.find(({ to }) => to.includes(email))?.text).toContain('CHF 261.71')
  expect(mails.find(({ to }) => !to.includes(email))?.text).toContain('For the camp')

  const studio = await context.newPage()
  await signIn(studio)
  await studio.getByRole('button', { name: /^Requests \d+$/ }).click()
  const card = requestCard(studio, number)
  await expect(card).toContainText('Anna Muster')
  await expect(card).toContainText('CHF 261.71')
  const picture = card.getByRole('img', { name: /./ }).first()
  await expectLoaded(picture, 100)
})

test.describe('a connection', () => {
  test.use({ expectedComplaints: /Failed to (load resource|send a drawing)/ })

  test('that breaks keeps drawing and form; trying again makes one request, also where the first had arrived', async ({
    page,
    context,
    request,
  }) => {
    const email = createVisitorAddress()
    await page.goto('/press')
    await putOnPress(page, await paint(page))
    await fillIn(page, email)
    await context.setOffline(true)
    await send(page).click()
    const lost = page
      .getByRole('alert')
      .filter({ hasText: 'Not sent, no connection. Your drawing is kept here.' })
    await expect(lost).toBeVisible()
    await context.setOffline(false)

    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeFocused()
    const devtools = await context.newCDPSession(page)
    const paused = new Promise<{ requestId: string }>((resolve) => {
      devtools.once('Fetch.requestPaused', resolve)
    })
    const patterns = [{ urlPattern: '*/api/press-requests', requestStage: 'Response' as const }]
    await devtools.send('Fetch.enable', { patterns })
    await page.keyboard.press('Enter')
    const { requestId } = await paused
    await devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    await devtools.send('Fetch.disable')
    await expect(lost).toBeVisible()
    // Also after a reload it is the same request.
    await page.reload()
    await expect(preview(page)).toHaveAttribute('data-rendered', 'true')
    await send(page).click()
    const number = await readRequestNumber(page)

    const { requests } = await callAdminApi(request, 'get', '/admin/press-requests')
    const mine = requests.filter((one: { email: string }) => one.email === email)
    expect(mine.map((one: { number: number }) => one.number)).toEqual([number])
  })
})

test.describe('prices', () => {
  test.use({
    expectedComplaints: /Failed to load (resource|the prices of the press)|api\/press-prices failed/,
  })

  test('that changed meanwhile are told with both sums, and shown before the drawing is sent', async ({
    page,
  }) => {
    let screenInRappen = 6000
    await page.route('/api/press-prices', async (route) => {
      // Once more, as a browser does, where the server has just closed the connection that was kept.
      const answer = await route.fetch({ maxRetries: 1 })
      const table = await answer.json()
      await route.fulfill({ json: { ...table, rows: { ...table.rows, screenInRappen } } })
    })
    await page.route('/api/press-requests', (route) =>
      route.fulfill({
        status: 409,
        json: { error: '', code: 'prices_changed', values: { before: 27_171, now: 28_248 } },
      }),
    )
    await page.goto('/press')
    await putOnPress(page, await paint(page))
    await fillIn(page, createVisitorAddress())
    screenInRappen = 7000
    await send(page).click()
    await expect(page.getByRole('alert')).toHaveText(
      /^Our prices have changed since you began: CHF\s271\.71 became CHF\s282\.48\. Look at it again, then send\./,
    )
    await expect(page.getByText('Total').locator('..')).toContainText('CHF 282.48')
    await expect(page.getByLabel('Email')).not.toHaveValue('')
  })

  test('that do not load are asked for again; until then nothing is priced or sent', async ({ page }) => {
    await page.route('/api/press-prices', (route) => route.abort())
    await page.goto('/press')
    await putOnPress(page, await paint(page))
    await expect(page.getByText('Total')).toHaveCount(0)
    await expect(send(page)).toHaveAccessibleDescription(
      'Our prices did not load. Without them nothing can be sent.',
    )
    await page.unroute('/api/press-prices')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Total').locator('..')).toContainText('CHF 271.71')
    await expect(send(page)).toHaveAttribute('aria-disabled', 'false')
  })
})
