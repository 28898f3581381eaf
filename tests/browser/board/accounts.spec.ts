import type { Page } from '@playwright/test'
import { expect, getShopValue, test } from '../support/fixtures'
import { countActions } from '../support/count-actions'
import { signIn, signInToMedusa } from '../support/staff'

const PASSWORD = 'a-first-long-one'
const ANOTHER = 'a-second-long-one'

// Nobody is signed in yet, as Medusa's admin asks the server; the others are about how its own pages are made.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedComplaints:
    /status of 401|No `HydrateFallback` element provided|Password authentication|`DialogTitle`|Missing `Description`/,
})

test('a colleague is invited by mail, signs in, and sets a new password by mail when it is forgotten [S1]', async ({
  page,
  browser,
}) => {
  test.slow()
  const email = `colleague-${crypto.randomUUID()}@example.ch`
  await page.goto('/app/settings/users/invite')
  await signInToMedusa(page)
  // It leads to the page that was asked for.
  await expect(page.locator('input[name=password]')).toHaveCount(0)
  const step = await countActions(page)
  await signIn(page)
  await step('invite a colleague', async () => {
    await page.getByRole('link', { name: 'Invite a colleague' }).click()
    await page.locator('input[name=email]').fill(email)
    await page
      .getByRole('button', { name: /invite/i })
      .last()
      .click()
  })

  const own = await browser.newContext()
  const colleague = await own.newPage()
  await colleague.goto(await waitForLink(page, email, 'invite'))
  for (const [name, value] of [
    ['email', email],
    ['first_name', 'Col'],
    ['last_name', 'League'],
    ['password', PASSWORD],
    ['repeat_password', PASSWORD],
  ] as const)
    await colleague.locator(`input[name=${name}]`).fill(value)
  const accepted = colleague.waitForResponse((answer) => answer.url().includes('/admin/invites/accept'))
  await colleague.getByRole('button', { name: /create account/i }).click()
  expect((await accepted).status()).toBe(200)
  await colleague
    .getByRole('link', { name: /log ?in/i })
    .first()
    .click()
  await colleague.waitForURL(/\/app\/login/)
  await signInToMedusa(colleague, { email, password: PASSWORD })
  await expect(colleague).toHaveURL(/\/app\/orders/)

  const forgetful = await (await browser.newContext()).newPage()
  const forgottenStep = await countActions(forgetful)
  await forgetful.goto('/app/login')
  await forgottenStep('reset a forgotten password', async () => {
    await forgetful.locator('a[href$="/reset-password"]').click()
    await forgetful.waitForURL(/\/app\/reset-password/)
    await expect(forgetful.locator('input[name=password]')).toHaveCount(0)
    await forgetful.locator('input[name=email]').fill(email)
    await forgetful.getByRole('button').first().click()
    await forgetful.goto(await waitForLink(page, email, 'reset-password'))
    await forgetful.locator('input[name=password]').fill(ANOTHER)
    await forgetful.locator('input[name=repeat_password]').fill(ANOTHER)
    const changed = forgetful.waitForResponse((answer) => answer.url().includes('/emailpass/update'))
    await forgetful.getByRole('button', { name: /reset password/i }).click()
    expect((await changed).status()).toBe(200)
  })
  await expect(forgetful.getByText(/password (has been )?reset|success/i).first()).toBeVisible()

  const status = async (password: string) =>
    (await page.request.post('/auth/user/emailpass', { data: { email, password } })).status()
  expect(await status(PASSWORD)).toBe(401)
  expect(await status(ANOTHER)).toBe(200)
  // The browser that was signed in with the old one is out.
  expect((await colleague.request.get('/admin/users/me')).status()).toBe(401)
  await own.close()
})

/** The link to a page of the admin in the mail catcher's mail to that address, once it has come. */
async function waitForLink(page: Page, email: string, target: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${getShopValue('mailboxUrl')}/messages.json`)
      const mails: { to: string[]; text: string }[] = await answer.json()
      const mail = mails.find(({ to, text }) => to.includes(email) && text.includes(`/app/${target}?`))
      link = /http\S+\/app\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .toContain(target)
  return link
}
