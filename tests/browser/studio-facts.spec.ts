import { expect, test } from './fixtures'
import { countPresses } from './presses'
import { admin, signInToMedusa } from './studio'

// Nobody is signed in yet, as Medusa's admin asks the server; the other is about how its own pages are made. One answer
// refuses what was entered.
test.use({ expectedComplaints: /status of 40[01]|No `HydrateFallback` element provided/ })

test.afterAll(async ({ request }) => {
  const { stores } = await admin(request, 'get', '/admin/stores')
  await admin(request, 'post', `/admin/stores/${stores[0].id}`, { name: 'Atelier Steinbock', metadata: {} })
})

test('the studio enters its address, hours and phone, and reads why an entry is refused [S10]', async ({
  page,
  browser,
}) => {
  test.slow()
  const step = await countPresses(page)
  await page.goto('/app/studio-facts')
  await signInToMedusa(page)
  await expect(page.getByRole('heading', { name: 'Studio details' })).toBeVisible()
  await expect(page.getByLabel('Street and number')).toHaveValue('Musterstrasse 1')
  await expect(page.getByLabel('Street and number')).toHaveAccessibleDescription(/Placeholder until/)

  await page.getByLabel('Street and number').fill('Obere Gasse 7')
  await page.getByLabel('Email').fill('hallo')
  await page.getByLabel('VAT number').fill('CHE-116.281.711')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/This is no email address/)
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('VAT number')).toHaveAccessibleDescription(/no Swiss VAT number/)
  await expect(page.getByLabel('Street and number')).toHaveValue('Obere Gasse 7')

  await page.getByLabel('Email').fill('hallo@gemse.ch')
  await page.getByLabel('VAT number').fill('CHE-116.281.710 MWST')
  await page.getByLabel('Phone').fill('+41 81 250 00 00')
  await page.getByLabel('Pickup to').selectOption('Saturday')
  await page.getByLabel('Closes at').fill('18:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The shop shows it from now on.').first()).toBeVisible()
  await expect(page.getByLabel('Street and number')).toHaveAccessibleDescription('')

  // The same with and without scripts: hydration complains of a difference.
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await (await browser.newContext({ javaScriptEnabled, locale: 'de-CH' })).newPage()
    const complaints: string[] = []
    visitor.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await visitor.goto(new URL('/about', page.url()).href)
    await expect(visitor.getByText('Obere Gasse 7').first()).toBeVisible()
    await expect(visitor.getByText('Montag – Samstag, 09:00–18:30')).toBeVisible()
    await expect(visitor.getByRole('link', { name: '+41 81 250 00 00' })).toHaveAttribute(
      'href',
      'tel:+41812500000',
    )
    await expect(visitor.getByText('CHE-116.281.710 MWST')).toBeVisible()
    await expect(visitor.getByRole('link', { name: 'hallo@gemse.ch' }).first()).toBeVisible()
    expect(complaints).toEqual([])
    await visitor.context().close()
  }

  await page.goto('/app/orders')
  await step('change what the shop says of the studio', async () => {
    await page.getByRole('link', { name: 'Studio details' }).click()
    await page.getByLabel('Phone').fill('+41 81 250 00 01')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. The shop shows it from now on.').first()).toBeVisible()
  })
})
