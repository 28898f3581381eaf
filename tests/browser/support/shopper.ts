import { expect, type Page } from '@playwright/test'
import { getShopValue } from './fixtures'

export const BUYER = 'buyer@shop.example'

/** The sandbox's card numbers, by what they do. */
export const CARDS = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const

/** The console's complaints when a buyer comes back unpaid: the shop answers 404 until somebody has paid. */
export const UNPAID_COMPLAINTS = /status of 404.*\/api\/orders|GET \/api\/orders failed/

/** Opens a product's page and adds one piece of a size. */
export async function addToCart(page: Page, handle: string, size: string): Promise<void> {
  await page.goto(`/product/${handle}`)
  await page.getByRole('radio', { name: new RegExp(`^${size}\\b`) }).check({ force: true })
  await page.getByRole('button', { name: /^(Add to cart|In den Warenkorb)$/ }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /added to cart|im Warenkorb/ })
      .first(),
  ).toBeVisible()
}

/** Opens the cart drawer from the header, and waits until it has come to rest: what slides cannot be pressed for sure. */
export async function openCart(page: Page) {
  await page
    .getByRole('button', { name: /^(Shopping cart|Warenkorb)/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await drawer.evaluate((node) => Promise.allSettled(node.getAnimations().map(({ finished }) => finished)))
  return drawer
}

/** Goes from the open drawer to the hosted page. */
export async function proceedToCheckout(page: Page) {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(PROCEED TO CHECKOUT|ZUR KASSE)$/ })
    .click()
  await page.waitForURL(/\/c\/pay\//)
}

/** Fills in the hosted page, in English, German or French, and presses pay. */
export async function payAtHostedPage(page: Page, card: string, delivery: 'shipping' | 'pickup') {
  await page.getByLabel(/e-?mail/i).fill(BUYER)
  await page.getByLabel(/\b(name|nom)\b/i).fill('Ursina Caduff')
  if (delivery === 'shipping') {
    await page.getByLabel(/^(street|Strasse|rue) /i).fill('Obere Gasse 1')
    await page.getByLabel(/postal|Postleitzahl/i).fill('7000')
    await page.getByLabel(/^(city|Ort|Localité)/i).fill('Chur')
  }
  await page.getByLabel(/card number|Kartennummer|Numéro de carte/i).fill(card)
  await page.getByLabel(/expir|Gültig/i).fill('12 / 34')
  await page.getByLabel(/cvc/i).fill('123')
  await page.getByRole('button', { name: /^(pay|payer) |bezahlen$/i }).click()
}

/** Pays by TWINT at the hosted page, in English; nothing is sent, so it asks for no name. */
export async function payByTwint(page: Page, answer: 'pays' | 'is declined' | 'fails a few seconds later') {
  await page.getByLabel('Email').fill(BUYER)
  await page.getByRole('radio', { name: 'TWINT' }).check()
  await expect(page.getByLabel('Card number')).toBeHidden()
  await page.getByLabel('What TWINT answers in this test').selectOption(answer)
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** The mails that the mail catcher has about an order, to its buyer. */
export async function fetchMailsAbout(
  page: Page,
  orderNumber: number,
): Promise<{ id: string; text: string }[]> {
  const answer = await page.request.get(`${getShopValue('mailboxUrl')}/messages.json`)
  const messages: { id: string; text: string; subject: string; to: string[] }[] = await answer.json()
  // The number must not be a part of an amount, as 20 is of CHF 42.20.
  const isAbout = new RegExp(`(?<![\\d.])${orderNumber}(?![\\d.])`)
  return messages.filter(({ subject, to }) => isAbout.test(subject) && to.includes(BUYER))
}

/** The order number that the success page shows. */
export async function readOrderNumber(page: Page): Promise<number> {
  const text = await page
    .getByText(/(order number|Bestellnummer|Numéro de commande) \d+/i)
    .textContent({ timeout: 60_000 })
  return Number(/\d+/.exec(text ?? '')?.[0])
}
