import type { Browser, Page } from '@playwright/test'
import { expect, getShopValue, test, waitForScripts } from '../support/fixtures'
import { typeInto, tabTo, pressKeyOn } from '../support/keyboard'
import { answers, paint, preview, putOnPress } from '../support/editor-page'
import { sendProof } from '../support/send-proof'
import {
  readRequestLink,
  requestCard,
  send,
  readRequestNumber,
  createVisitorAddress,
} from '../support/submit-request'
import { CARDS, fetchMailsAbout, readOrderNumber, payAtHostedPage } from '../support/shopper'
import { signIn } from '../support/staff'

/** The board in English, whatever the buyer speaks. */
async function openBoard(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: getShopValue('siteUrl') })
  const studio = waitForScripts(await context.newPage())
  await signIn(studio)
  return studio
}

test.describe('in French', () => {
  test.use({ locale: 'fr-CH' })

  test('three shirts in every colour are asked for, changed, approved, paid and picked up [P13]', async ({
    page,
    browser,
  }) => {
    test.slow()
    const email = createVisitorAddress()
    await page.goto('/press')
    await putOnPress(page, await paint(page))
    await page.getByRole('radio', { name: /^DTG, toutes les couleurs/ }).check({ force: true })
    await page.getByLabel('M', { exact: true }).fill('3')
    await page.getByRole('radio', { name: 'Retrait' }).check({ force: true })
    await expect(preview(page)).toHaveAccessibleName(/^Votre dessin dans ses couleurs sur un t-/)
    await expect(answers(page).filter({ hasText: 'Net' })).toHaveCount(1)
    // Three prints of more than 600 cm² at 22.00 and three shirts at 9.80, with 7.7 % of VAT.
    await expect(page.getByText('Total').locator('..')).toContainText('CHF 102.75')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Nom', { exact: true }).fill('Ursina Caduff')
    await send(page).click()
    const number = await readRequestNumber(page)

    const studio = await openBoard(browser)
    await sendProof(studio, number)
    await page.goto(await readRequestLink(page, email, 'Votre épreuve pour la demande'))
    await expect(page.getByRole('heading', { level: 1, name: 'Votre épreuve' })).toBeVisible()
    await page.getByRole('button', { name: 'Demander une modification' }).click()
    await page.getByLabel('Que faut-il changer ?').fill('Un peu moins cher, si possible.')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('L’atelier sait ce que vous souhaitez modifier.')).toBeVisible()

    await studio.reload()
    await expect(requestCard(studio, number)).toContainText('Un peu moins cher, si possible.')
    await sendProof(studio, number, 2, '20.00')
    // 60.00 and 29.40, with 7.7 % of VAT.
    const amount = 'CHF 96.28'
    await page.goto(await readRequestLink(page, email, 'Une nouvelle épreuve'))
    await page.getByRole('button', { name: 'Version 1' }).click()
    await expect(page.getByText('Il y a une version plus récente.')).toBeVisible()
    await page.getByRole('button', { name: 'Voir la version 2' }).click()
    await page.getByRole('button', { name: `Approuver et payer ${amount}` }).click()
    await page.waitForURL(/\/c\/pay\//)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByText(amount).first()).toBeVisible()
    await payAtHostedPage(page, CARDS.pays, 'pickup')
    await page.waitForURL(/\/checkout-success/)
    const order = await readOrderNumber(page)
    await expect.poll(async () => (await fetchMailsAbout(page, order))[0]?.text).toContain(amount)

    const stages = page.getByRole('list', { name: 'Où en est la commande' }).getByRole('listitem')
    await page.goto(await readRequestLink(page, email, 'Une nouvelle épreuve'))
    await expect(stages.first()).toHaveText(/^Épreuve approuvée\d/)
    await expect(stages.last()).toHaveText('Retirée')
    const card = studio.getByRole('listitem', { name: `Order ${order}`, exact: true })
    const list = (name: RegExp) => studio.getByRole('button', { name }).click()
    await studio.reload()
    await list(/^To print/)
    await card.getByRole('button', { name: 'Printed' }).click()
    await expect(studio.getByText(`Order ${order} is printed.`)).toBeVisible()
    await list(/^Pickup/)
    await card.getByRole('button', { name: 'Ready for pickup' }).click()
    await expect(studio.getByText(`Order ${order} is ready`)).toBeVisible()
    await card.getByRole('button', { name: 'Picked up' }).click()
    await expect(studio.getByText(`Order ${order} was picked up.`)).toBeVisible()
    await page.reload()
    for (const stage of await stages.all()) await expect(stage).toHaveText(/\d/)
    await expect(stages.last()).toHaveText(/^Retirée\d/)
    await studio.context().close()
  })
})

test('a drawing is sent, changed, approved and paid with the keyboard alone [P16]', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = createVisitorAddress()
  await page.goto('/press')
  await putOnPress(page, await paint(page))
  await typeInto(page, page.getByLabel('Email'), email)
  await typeInto(page, page.getByLabel('Name', { exact: true }), 'Ursina Caduff')
  await pressKeyOn(page, 'Enter', send(page))
  const number = await readRequestNumber(page)
  await pressKeyOn(page, 'Enter', page.getByRole('link', { name: 'See your request' }))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your request')

  const studio = await openBoard(browser)
  await sendProof(studio, number)
  await page.goto(await readRequestLink(page, email, 'proof'))
  await expect(heading).toHaveText('Your proof')
  await pressKeyOn(page, 'Enter', page.getByRole('button', { name: 'Ask for a change' }))
  await expect(page.getByLabel('What should be different?')).toBeFocused()
  await page.keyboard.type('A day earlier, please.')
  await pressKeyOn(page, 'Enter', page.getByRole('button', { name: 'Send' }))
  await expect(page.getByText('The studio knows what you want changed.')).toBeVisible()
  // The form is gone; who cannot see it is told what has become of it.
  await expect(heading).toBeFocused()

  await studio.reload()
  await sendProof(studio, number, 2)
  await page.goto(await readRequestLink(page, email, 'newer proof'))
  await pressKeyOn(page, 'Enter', page.getByRole('button', { name: /^Approve and pay CHF\s/ }))
  await page.waitForURL(/\/c\/pay\//)
  await typeInto(page, page.getByLabel(/e-?mail/i), 'buyer@shop.example')
  await typeInto(page, page.getByLabel(/\bname\b/i), 'Ursina Caduff')
  await typeInto(page, page.getByLabel(/^street /i), 'Obere Gasse 1')
  await typeInto(page, page.getByLabel(/postal/i), '7000')
  await typeInto(page, page.getByLabel(/^city/i), 'Chur')
  await typeInto(page, page.getByLabel(/card number/i), '4242 4242 4242 4242')
  await typeInto(page, page.getByLabel(/expir/i), '12 / 34')
  await typeInto(page, page.getByLabel(/cvc/i), '123')
  await pressKeyOn(page, 'Enter', page.getByRole('button', { name: /^pay /i }))
  await page.waitForURL(/\/checkout-success\?session_id=/)
  expect(await readOrderNumber(page)).toBeGreaterThan(0)
  await tabTo(page, page.getByRole('link', { name: 'Your order' }))
  await studio.context().close()
})
