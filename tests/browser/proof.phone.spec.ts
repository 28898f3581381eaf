import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { axeViolations } from './axe'
import { expect, ofShop, test } from './fixtures'
import { countPresses } from './presses'
import { CARDS, mailsAbout, orderNumberOn, payAtHostedPage } from './shopper'
import { signIn } from './studio'

const DRAWING = join(import.meta.dirname, '..', '..', 'public', 'media', 'press', 'ibex.svg')
const JOB = {
  version: 1,
  method: 'screen',
  ink: 'olive',
  shirt: 'natural',
  place: 'front',
  width: 200,
  belowNeck: 70,
  fromMiddle: 0,
  ruling: 45,
  curve: 0,
  isSwapped: null,
  isPaperKept: false,
  counts: { S: 0, M: 10, L: 0, XL: 0 },
}

/** Sends a drawing as the bench does; returns the request's number, the buyer's address and the sum as it is shown. */
async function sendDrawing(request: APIRequestContext) {
  const email = `${crypto.randomUUID()}@example.ch`
  const prices = (await (await request.get('/api/press-prices')).json()) as { version: number }
  const post = (total: number) =>
    request.post('/api/press-requests', {
      multipart: {
        request: JSON.stringify({
          key: crypto.randomUUID(),
          language: 'en',
          email,
          name: 'Anna Muster',
          note: 'For the camp.',
          wishDate: null,
          delivery: 'shipping',
          job: JOB,
          priceVersion: prices.version,
          total,
        }),
        file: { name: 'ibex.svg', mimeType: 'image/svg+xml', buffer: readFileSync(DRAWING) },
      },
    })
  // A sum that nobody has seen is refused with the right one.
  const { values } = (await (await post(0)).json()) as { values: { now: number } }
  const answer = await post(values.now)
  expect(answer.status()).toBe(201)
  const { number } = (await answer.json()) as { number: number }
  return { number, email, amount: `CHF ${(values.now / 100).toFixed(2)}` }
}

/** The link of the newest mail to somebody that has these words in its subject. */
async function linkOf(page: Page, email: string, subject: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${ofShop('mailboxUrl')}/messages.json`)
      const messages = (await answer.json()) as { text: string; subject: string; to: string[] }[]
      const mail = messages.find((one) => one.to.includes(email) && one.subject.includes(subject))
      link = /https?:\/\/\S+\/proof\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0]
      return link
    })
    .toBeDefined()
  return link ?? ''
}

const isWithinScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('a drawing becomes a proof on the studio’s phone, is approved, paid, printed and sent [P13]', async ({
  page,
  context,
}) => {
  test.slow()
  const { number, email, amount } = await sendDrawing(page.request)
  const studio = await context.newPage()
  const step = await countPresses(studio)
  await signIn(studio)
  const request = studio.getByRole('listitem', { name: `Request ${number}`, exact: true })
  await step('send price and proof', async () => {
    await studio.getByRole('button', { name: /^Requests/ }).tap()
    await request.getByRole('button', { name: 'Send price and proof' }).tap()
    await request.getByRole('button', { name: 'Send', exact: true }).tap()
    await expect(
      studio.getByText(`Request ${number}: version 1 of the proof goes out by email.`),
    ).toBeVisible()
  })
  await expect(request).toContainText('Waits for approval')
  expect(await axeViolations(studio)).toEqual([])
  expect(await isWithinScreen(studio)).toBe(true)

  await page.goto(await linkOf(page, email, 'proof'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your proof' })).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a change' }).tap()
  await page.getByLabel('What should be different?').fill('Ready a day earlier, please.')
  await page.getByRole('button', { name: 'Send' }).tap()
  await expect(page.getByText('The studio knows what you want changed.')).toBeVisible()

  await studio.reload()
  await expect(request).toContainText('Ready a day earlier, please.')
  await step('send a newer version', async () => {
    await studio.getByRole('button', { name: /^Requests/ }).tap()
    await request.getByRole('button', { name: 'Send a newer version' }).tap()
    await request.getByRole('button', { name: 'Send', exact: true }).tap()
    await expect(studio.getByText(`Request ${number}: version 2`)).toBeVisible()
  })

  await page.goto(await linkOf(page, email, 'newer proof'))
  await expect(page.getByRole('button', { name: 'Version 2' })).toHaveAttribute('aria-pressed', 'true')
  const picture = page.getByAltText(/^The print: /)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  expect(await axeViolations(page)).toEqual([])
  expect(await isWithinScreen(page)).toBe(true)
  await page.getByRole('button', { name: `Approve and pay ${amount}` }).tap()
  await page.waitForURL(/\/c\/pay\//)
  await expect(page.getByText(amount).first()).toBeVisible()
  await payAtHostedPage(page, CARDS.pays, 'shipping')
  await page.waitForURL(/\/checkout-success/)
  const order = await orderNumberOn(page)
  await expect(page.getByText(`Screen print in olive, request ${number}`)).toBeVisible()
  await expect(page.getByText('Natural shirt with your print')).toBeVisible()
  await expect(page.getByText(amount).first()).toBeVisible()
  await expect.poll(async () => (await mailsAbout(page, order))[0]?.text).toContain(amount)
  await page.getByRole('link', { name: 'Your order' }).tap()
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(`Total${amount}`)
  const receipt = page.getByRole('link', { name: 'Download invoice (PDF)' })
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.goto(await linkOf(page, email, 'newer proof'))
  const stages = page.getByRole('list', { name: 'How far it is' })
  await expect(stages.getByRole('listitem')).toHaveText([/^Proof approved\d/, /come$/, /come$/, /come$/])
  expect(await axeViolations(page)).toEqual([])

  await studio.reload()
  await studio.getByRole('button', { name: /^To print/ }).tap()
  const card = studio.getByRole('listitem', { name: `Order ${order}`, exact: true })
  await expect(card).toContainText('Natural shirt with your print')
  await step('note that it is printed', async () => {
    await card.getByRole('button', { name: 'Printed' }).tap()
    await expect(studio.getByText(`Order ${order} is printed.`)).toBeVisible()
  })
  await page.reload()
  await expect(stages.getByRole('listitem')).toHaveText([/^Proof approved\d/, /^Printed\d/, /come$/, /come$/])
  await step('ship without a number', async () => {
    await studio.getByRole('button', { name: /^To ship/ }).tap()
    await card.getByRole('button', { name: 'Shipped' }).tap()
    await card.getByRole('button', { name: 'Send' }).tap()
    await expect(studio.getByText(`Order ${order} is on its way`)).toBeVisible()
  })
  await page.reload()
  await expect(stages.getByRole('listitem')).toHaveText([/approved\d/, /^Printed\d/, /^Packed\d/, /^Sent\d/])
})

test('a buyer who leaves the payment page comes back to the proof, and can still decide', async ({
  page,
  context,
}) => {
  const { number, email, amount } = await sendDrawing(page.request)
  const studio = await context.newPage()
  await signIn(studio)
  await studio.getByRole('button', { name: /^Requests/ }).tap()
  const request = studio.getByRole('listitem', { name: `Request ${number}`, exact: true })
  await request.getByRole('button', { name: 'Send price and proof' }).tap()
  await request.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(request).toContainText('Waits for approval')

  await page.goto(await linkOf(page, email, 'proof'))
  await page.getByRole('button', { name: `Approve and pay ${amount}` }).tap()
  await page.waitForURL(/\/c\/pay\//)
  await page.goBack()
  await expect(page.getByRole('button', { name: `Pay ${amount}` })).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).tap()
  await page.getByRole('button', { name: 'Yes, take it back' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'You took it back' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete drawing and proof' }).tap()
  await page.getByRole('button', { name: 'Yes, delete' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeVisible()
})
