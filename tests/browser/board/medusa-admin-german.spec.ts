import { expect, test } from '../support/fixtures'
import { payOrder } from '../support/paid-order'
import { callAdminApi, readPayment, signInToMedusa } from '../support/staff'

// Nobody is signed in yet, as Medusa's admin asks the server; the other is about how its own pages are made.
test.use({
  expectedComplaints:
    /status of 40[01]|No `HydrateFallback` element provided|validateDOMNesting|`DialogTitle`|Von dieser Zahlung/,
})

test("Medusa's admin in German has the shop's boxes and pages in German, and says what was refunded [S9]", async ({
  page,
  request,
}) => {
  const { number } = await payOrder(request, { handle: 'donuts', size: 'M', delivery: 'pickup' })
  const { orders } = await callAdminApi(request, 'get', '/admin/orders?limit=100&order=-display_id')
  const order = orders.find((each: { display_id: number }) => each.display_id === number)
  const payment = await readPayment(request, number)

  await page.addInitScript(() => localStorage.setItem('lng', 'de'))
  await page.goto('/app/orders')
  await signInToMedusa(page)
  const menu = page.getByRole('navigation').first()
  for (const name of [
    'Zu prüfen',
    'Buchhaltung',
    'Angaben zum Atelier',
    'MWST und Versand',
    'Vor der Eröffnung',
  ])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  await expect(
    page.getByRole('row').filter({ has: page.getByText(`#${number}`, { exact: true }) }),
  ).toBeVisible()
  // A flag needs no other site. An order that is picked up has none, as it has no country.
  await page.goto('/app/settings/tax-regions')
  await expect(page.getByRole('img', { name: 'Switzerland' }).first()).toHaveText('🇨🇭')

  await page.goto(`/app/orders/${order.id}`)
  const box = page.getByRole('heading', { name: 'Atelier', exact: true }).locator('xpath=../..')
  await expect(box).toContainText('Zu drucken')
  await expect(box).toContainText('Abholung im Atelier')
  await expect(box).toContainText(`bezahlt, CHF ${payment.captured.toFixed(2)}`)
  await expect(page.getByRole('heading', { name: 'E-Mails', exact: true })).toBeVisible()
  await expect(page.getByText('Bestellbestätigung')).toBeVisible()

  await page.goto(`/app/orders/${order.id}/refund?paymentId=${payment.id}`)
  await page.locator('input[name="amount"]').fill(String(payment.captured + 1))
  await page.getByRole('button', { name: 'Speichern' }).click()
  const tooMuch = `Von dieser Zahlung lassen sich höchstens noch CHF ${payment.captured.toFixed(2)} erstatten.`
  await expect(page.getByText(tooMuch).first()).toBeVisible()
  await page.goto(`/app/orders/${order.id}`)
  await callAdminApi(request, 'post', `/admin/payments/${payment.id}/refund`, { amount: 2.2 })
  await expect(box).toContainText(`CHF 2.20 von CHF ${payment.captured.toFixed(2)} zurückerstattet`)
  await callAdminApi(request, 'post', `/admin/payments/${payment.id}/refund`, {
    amount: payment.captured - 2.2,
  })
  await expect(box).toContainText(`ganz zurückerstattet, CHF ${payment.captured.toFixed(2)}`)
  await expect(box).toContainText('Geschlossen')

  const [{ id: product }] = (await callAdminApi(request, 'get', '/admin/products?handle=donuts')).products
  await page.goto(`/app/products/${product}`)
  await expect(page.getByRole('heading', { name: 'Texte im Shop' })).toBeVisible()
  await page.goto('/app/books')
  await page.getByLabel('Monat').fill('2020-01')
  await page.getByRole('button', { name: 'CSV herunterladen' }).click()
  await expect(page.getByText('In diesem Monat gibt es keine Rechnung und keine Gutschrift.')).toBeVisible()
  await page.goto('/app/attention')
  await expect(page.getByRole('heading', { name: 'Zu prüfen' })).toBeVisible()
  await expect(page.getByText(/^Offene Punkte: \d+\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Liste am Brett öffnen' })).toHaveAttribute(
    'href',
    '/admin?list=attention',
  )
})
