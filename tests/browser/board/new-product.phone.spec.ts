import { expect, test } from '../support/fixtures'
import { removeProduct } from '../support/admin-products'
import { countActions } from '../support/count-actions'
import { callAdminApi, signIn, signInToMedusa } from '../support/staff'

// Nobody is signed in yet, as Medusa's admin asks the server; the others are about how its own pages are made.
test.use({
  expectedComplaints: /status of 401|No `HydrateFallback` element provided|validateDOMNesting|`DialogTitle`/,
})

const name = `Marmot ${crypto.randomUUID().slice(0, 8)}`

// Other tests count what is in the shop.
test.afterEach(async ({ request }) => {
  const { products } = await callAdminApi(request, 'get', `/admin/products?q=${encodeURIComponent(name)}`)
  for (const { id } of products) await removeProduct(request, id)
})

test('a new shirt is made, photographed, put into words of four languages and sold, all on a phone [S5]', async ({
  page,
}) => {
  test.slow()
  const step = await countActions(page)
  await page.goto('/app/new-product')
  await signInToMedusa(page)
  await page.getByLabel('Name, in English').fill(name)
  await page.getByLabel('Price in CHF, before tax').fill('25')
  await page.getByLabel('Pieces M', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Create' }).click()

  await expect(page).toHaveURL(/\/app\/products\/prod_/)
  await expect(page.getByText('Not offered').first()).toBeVisible()
  await expect(page.getByText('It has no picture that the shop can show.')).toBeVisible()
  await step('put a product into four languages', async () => {
    await page.getByLabel('German: Name').fill('Murmeltier')
    await page.getByLabel('French: Name').fill('Marmotte')
    await page.getByLabel('Italian: Name').fill('Marmotta')
    // Once they are saved, the page loads itself again.
    const saved = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Save words' }).click()
    await saved
  })
  await expect(page.getByLabel('German: Name')).toHaveValue('Murmeltier')

  await page.getByRole('link', { name: 'Add a picture' }).click()
  await signIn(page)
  await step('give a product its picture', async () => {
    await page.getByRole('button', { name: 'Pictures' }).click()
    // Products that wait for their first picture stand at the top.
    await expect(page.getByLabel('Product').locator('option').first()).toHaveText(`${name} (no picture yet)`)
    await page.getByLabel('Choose a picture').setInputFiles('public/media/products/crying-skull-back.webp')
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByText(`${name} has its new picture.`)).toBeVisible()
  })

  const onSale = async () => (await page.request.get('/api/products')).text()
  await expect.poll(onSale).toContain(name)
  for (const [language, shown] of [
    ['en', name],
    ['de', 'Murmeltier'],
    ['fr', 'Marmotte'],
    ['it', 'Marmotta'],
  ] as const) {
    await page.goto(`/product/${name.toLowerCase().replace(' ', '-')}?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible()
  }
  await page.goto(`/product/${name.toLowerCase().replace(' ', '-')}?lang=en`)
  await expect(page.getByText('26.93').first()).toBeVisible()
})
