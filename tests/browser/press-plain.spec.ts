import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { axeViolations } from './axe'
import { expect, test } from './fixtures'
import { expectLoaded } from './pictures'
import { linkOf } from './press-request'
import { answerWithProof } from './printed'
import { CARDS, payAtHostedPage } from './shopper'

const DRAWING = join(import.meta.dirname, '..', '..', 'public', 'media', 'press', 'ibex.svg')

test.use({ javaScriptEnabled: false })

/** What axe objects to on a page without scripts: it needs some itself, so it looks at the same page in another. */
async function plainViolations(page: Page, browser: Browser): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: true })
  const copy = await context.newPage()
  await copy.route(/\.js$/, (route) => route.abort())
  await copy.goto(new URL('/privacy', page.url()).href)
  await copy.setContent((await page.content()).replaceAll(/<\/?noscript>/g, ''))
  const violations = await axeViolations(copy)
  await context.close()
  return violations
}

async function pictureAt(page: Page, address: string) {
  const answer = await page.request.get(address)
  return { status: answer.status(), type: answer.headers()['content-type'] }
}

const isWithinScreen = async (page: Page) => {
  const box = await page.locator('html').boundingBox()
  const widest = await page.getByRole('main').boundingBox()
  return (widest?.width ?? Infinity) <= (box?.width ?? 0)
}

test('without scripts a drawing is looked at, changed and sent, its proof approved and paid [P28]', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `${crypto.randomUUID()}@example.ch`
  await page.goto('/press')
  await page.getByLabel('Your drawing').setInputFiles(DRAWING)
  await page.getByLabel('Width, cm').fill('20')
  await page.getByRole('button', { name: 'See print and price' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Your print' })).toBeVisible()
  const print = page.getByRole('img', { name: /^Your drawing in olive on a natural shirt, front, 20\.0 by/ })
  await expect(print).toBeVisible()
  await expect(page.getByRole('region', { name: 'What the press says' })).toContainText('Vector drawing.')
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('CHF 271.71')
  expect(await isWithinScreen(page)).toBe(true)
  expect(await plainViolations(page, browser)).toEqual([])

  // The drawing is held: it is chosen once.
  await page.getByLabel('Ink, for screen printing').selectOption('clay')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Anna Muster')
  await page.getByLabel('Note (optional)').fill('For the camp')
  await page.getByRole('button', { name: 'Send to the studio' }).click()
  await expect(page.getByRole('alert')).toContainText('You have changed something.')
  await expect(page.getByRole('img', { name: /^Your drawing in clay/ })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send to the studio' }).click()
  const sent = page.getByRole('heading', { level: 1, name: /^Sent\. Request \d+\.$/ })
  await expect(sent).toBeVisible()
  const number = Number(/\d+/.exec((await sent.textContent()) ?? '')?.[0])
  const picture = await page
    .getByRole('img', { name: /^Your drawing in clay/ })
    .locator('image')
    .getAttribute('href')
  const { status, type } = await pictureAt(page, picture ?? '')
  expect([status, type]).toEqual([200, 'image/png'])
  await page.getByRole('link', { name: 'See your request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your request' })).toBeVisible()

  await answerWithProof(page.request, number, 'The thin lines hold.')
  await page.goto(await linkOf(page, email, 'proof'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your proof' })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'The thin lines hold.' })).toBeVisible()
  const proof = page.getByRole('img', { name: /^The print: Clay, front, 20\.0 by/ })
  await expect(proof).toBeVisible()
  await expectLoaded(proof, 100)
  expect(await plainViolations(page, browser)).toEqual([])
  // By role or element: looking for text, Playwright passes over <noscript>.
  await page.locator('summary').filter({ hasText: 'Ask for a change' }).click()
  await expect(page.getByLabel('What should be different?')).toBeVisible()
  await page.getByRole('button', { name: 'Approve and pay CHF 271.71' }).click()
  await page.waitForURL(/\/c\/pay\//)
  await expect(page.getByText('CHF 271.71').first()).toBeVisible()
  await payAtHostedPage(page, CARDS.pays, 'shipping')
  await page.waitForURL(/\/checkout-success/)

  await page.goto(await linkOf(page, email, 'proof'))
  await expect
    .poll(async () => {
      await page.reload()
      return page.getByRole('heading', { level: 1 }).last().textContent()
    })
    .toBe('Thank you')
  await expect(page.getByRole('list', { name: 'How far it is' })).toContainText('Proof approved')
})

test.describe('auf Deutsch', () => {
  test.use({ locale: 'de-CH', expectedComplaints: /status of 4\d\d/ })

  test('ohne Skripte ist eine Absage ein Satz, und was geschrieben war, steht noch da [P28]', async ({
    page,
    browser,
  }) => {
    await page.goto('/press')
    await page.getByLabel('Deine Zeichnung').setInputFiles({
      name: 'seite.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><p>hallo'),
    })
    await page.getByLabel('E-Mail').fill('anna@example.ch')
    await page.getByLabel('Name', { exact: true }).fill('Anna Muster')
    await page.getByLabel('Breite, cm').fill('21.5')
    await page.getByLabel('XL').fill('7')
    await page.getByRole('button', { name: 'Druck und Preis ansehen' }).click()
    await expect(page.getByRole('alert')).toContainText('Das ist kein JPEG, PNG, WebP oder SVG.')
    await expect(page.getByRole('main')).toContainText('Bitte wähle sie nochmals.')
    await expect(page.getByLabel('E-Mail')).toHaveValue('anna@example.ch')
    await expect(page.getByLabel('Breite, cm')).toHaveValue('21.5')
    await expect(page.getByLabel('XL')).toHaveValue('7')
    expect(await plainViolations(page, browser)).toEqual([])

    await page.getByLabel('Deine Zeichnung').setInputFiles({
      name: 'linie.svg',
      mimeType: 'image/svg+xml',
      buffer: readFileSync(DRAWING),
    })
    await page.getByLabel('M', { exact: true }).fill('1')
    await page.getByRole('button', { name: 'Druck und Preis ansehen' }).click()
    await expect(page.getByRole('alert')).toContainText('So kann die Presse das nicht drucken.')
    await expect(page.getByRole('main')).toContainText('Siebdruck beginnt bei 10 Shirts. DTG druckt 8.')
    await expect(page.getByRole('button', { name: 'Ans Atelier schicken' })).toHaveCount(0)
  })
})
