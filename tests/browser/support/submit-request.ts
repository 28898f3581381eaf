import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { PrintSpec } from '../../../commerce/src/contract/custom-print/print-spec'
import { expect, getShopValue } from './fixtures'

const DRAWING = join(import.meta.dirname, '..', '..', '..', 'public', 'media', 'press', 'ibex.svg')
/** The first job, written down: Playwright loads none of the contract's values. */
const SPEC: PrintSpec = {
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
  isThickened: false,
  isCleaned: false,
  counts: { S: 0, M: 10, L: 0, XL: 0 },
}

/** A visitor of its own for each test: an address may ask five times a day. */
export const createVisitorAddress = () => `anna-${crypto.randomUUID()}@example.ch`

/** The button that sends what lies on the bench, in English or French. */
export const send = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Send to the studio|Envoyer à l’atelier)$/ })

/** The number of the request that the bench has sent, in English or French. */
export async function readRequestNumber(page: Page): Promise<number> {
  const heading = page.getByRole('heading', {
    level: 1,
    name: /^(Sent\. Request|Envoyé\. Demande)\s\d+\.$/,
  })
  await expect(heading).toBeFocused()
  return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0])
}

/** Sends a drawing as the bench does; returns number and token of the request, its buyer's address, and the sum as shown. */
export async function submitArtwork(request: APIRequestContext, changes: Partial<PrintSpec> = {}) {
  const email = createVisitorAddress()
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
          job: { ...SPEC, ...changes },
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
  const { number, token } = (await answer.json()) as { number: number; token: string }
  return { number, token, email, amount: `CHF ${(values.now / 100).toFixed(2)}` }
}

/** The link of the newest mail to somebody that has these words in its subject. */
export async function readRequestLink(page: Page, email: string, subject: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${getShopValue('mailboxUrl')}/messages.json`)
      const messages = (await answer.json()) as { text: string; subject: string; to: string[] }[]
      const mail = messages.find((one) => one.to.includes(email) && one.subject.includes(subject))
      link = /https?:\/\/\S+\/proof\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0]
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** The board's card of a request. */
export const requestCard = (studio: Page, number: number): Locator =>
  studio.getByRole('listitem', { name: `Request ${number}`, exact: true })
