import { createAuthenticator } from '../../support/authenticator'
import { findAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { createColleague } from '../support/staff'

// Nobody is signed in yet, as Medusa's admin asks the server; the others are about how its own pages are made.
test.use({
  expectedComplaints:
    /status of 401|No `HydrateFallback` element provided|`DialogTitle`|Missing `Description`/,
})

test('a second factor is turned on in the Medusa admin, and the board asks for its code', async ({
  page,
  browser,
}) => {
  test.slow()
  const { email, password } = await createColleague(page.request)
  await page.goto('/app/settings/profile')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  const box = page
    .getByRole('heading', { name: 'Two-factor authentication' })
    .locator('xpath=ancestor::div[contains(@class, "shadow-elevation-card-rest")][1]')
  await box.getByRole('button', { name: 'Enable' }).click()
  const setUp = page.getByRole('dialog')
  await expect(setUp.locator('canvas')).toBeVisible()
  const app = createAuthenticator(await setUp.locator('.font-mono .truncate').innerText())
  await setUp.getByRole('textbox').first().fill(app())
  const codes = setUp.getByText(/^([0-9a-f]{4}-){7}[0-9a-f]{4}$/)
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await setUp.getByRole('button', { name: 'Complete' }).click()
  await expect(box.getByText('Enabled')).toBeVisible()

  const board = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const lists = board.getByRole('group', { name: 'Lists' })
  const signIn = board.getByRole('button', { name: 'Sign in' })
  const typePassword = async () => {
    await board.getByLabel('Email').fill(email)
    await board.getByLabel('Password').fill(password)
    await signIn.click()
    await expect(board.getByLabel('Code')).toBeFocused()
  }
  await board.goto('/admin')
  await expect(board.getByText('The shop answers.')).toBeVisible()
  await typePassword()
  await expect(lists).toHaveCount(0)
  await board.getByLabel('Code').fill('000000')
  await board.keyboard.press('Enter')
  await expect(board.getByRole('alert')).toContainText('This code is wrong')
  await board.getByLabel('Code').fill(app())
  await board.keyboard.press('Enter')
  await expect(lists).toBeVisible()

  await board.getByRole('button', { name: 'Sign out' }).click()
  await typePassword()
  for (const width of [320, 390, 1440]) {
    await board.setViewportSize({ width, height: 844 })
    expect(await findAxeViolations(board), `the code, ${width} px wide`).toEqual([])
    const fits = await board.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    expect(fits, `${width} px are enough`).toBe(true)
  }
  await board.getByRole('button', { name: 'Use a recovery code' }).click()
  expect(await findAxeViolations(board), 'the recovery code').toEqual([])
  await board.getByLabel('Recovery code').fill(recovery)
  await board.keyboard.press('Enter')
  await expect(lists).toBeVisible()
})
