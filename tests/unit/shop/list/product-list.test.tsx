import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CartButton } from '@/cart/cart-button'
import { ProductList } from '@/shop/list/product-list'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, DONUTS, buildProduct, PRICED_BY_SIZE } from '../../support/products'
import { renderShop } from '../../support/render-shop'
import { silenceErrors } from '../../support/silence-errors'

describe('the shop list', () => {
  it('shows every shirt with name, price, payable price, shipping and pickup [117] [145] [155]', async () => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
    await renderShop(<ProductList />)
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(2)
    const [skull] = cards
    if (skull === undefined) throw new Error('no card')
    expect(within(skull).getByRole('heading')).toHaveTextContent('Crying Skull')
    expect(within(skull).getByRole('link', { name: 'Crying Skull' })).toHaveAttribute(
      'href',
      '/product/crying-skull',
    )
    expect(skull).toHaveTextContent('CHF 29.90 plus VAT')
    expect(skull).toHaveTextContent('With 7.7 % VATCHF 32.20')
    expect(skull).toHaveTextContent('Swiss shippingCHF 10.00')
    expect(skull).toHaveTextContent('Pickup in ChurFree')
    expect(skull.querySelector('img')?.srcset).toContain('/media/products/crying-skull-front-400.webp 400w')
  })

  it('leads from a size that is left to the page on which it is chosen', async () => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
    await renderShop(<ProductList />)
    const sizes = await screen.findAllByRole('link', { name: /^Crying Skull, Size/ })
    expect(sizes.map((size) => size.getAttribute('href'))).toEqual(
      ['S', 'M', 'L'].map((size) => `/product/crying-skull?size=${size}`),
    )
  })

  it('asks for the catalogue once, at cart start [216]', async () => {
    const requests = createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
    await renderShop(
      <>
        <ProductList />
        <ProductList />
      </>,
    )
    await screen.findAllByRole('article')
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/products',
    ])
  })

  it('says so when there is nothing to sell [246]', async () => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue([])) })
    await renderShop(<ProductList />)
    expect(await screen.findByText('No products available at the moment')).toBeVisible()
  })

  it('says that the shop cannot be reached, logged, and comes back on Retry [223]', async () => {
    const log = silenceErrors()
    let isUp = false
    createFakeNetwork({
      '/api/products': () =>
        isUp ? buildJsonResponse(buildCatalogue()) : buildJsonResponse({ error: 'x', code: 'x' }, 503),
    })
    await renderShop(<ProductList />)
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached.')
    expect(log).toHaveBeenCalledWith('Failed to load products for cart validation', expect.any(Error))
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  it('takes an answer in another form as a failure [223]', async () => {
    silenceErrors()
    createFakeNetwork({
      '/api/products': () => buildJsonResponse({ products: [{ id: 'x', price: 'free' }] }),
    })
    await renderShop(<ProductList />)
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached.')
  })

  it('marks a shirt that is sold out', async () => {
    createFakeNetwork({
      '/api/products': () => buildJsonResponse(buildCatalogue([buildProduct({ inStock: false })])),
    })
    await renderShop(<ProductList />)
    expect(await screen.findByText('Sold out')).toBeVisible()
  })

  it('says of a shirt whose sizes differ in price what it costs from [F6]', async () => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue([PRICED_BY_SIZE, DONUTS])) })
    await renderShop(<ProductList />)
    const [tall, donuts] = await screen.findAllByRole('article')
    expect(tall).toHaveTextContent('from CHF 29.90 plus VAT')
    expect(tall).toHaveTextContent('With 7.7 % VATfrom CHF 32.20')
    expect(donuts).not.toHaveTextContent('from')
  })

  it('speaks English on a French page, and says so to screen readers [13]', async () => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
    await renderShop(<ProductList />, '/', 'fr')
    const button = await screen.findByRole('button', { name: 'Quick view: Donuts' })
    expect(button.closest('[lang]')).toHaveAttribute('lang', 'en')
  })

  it('speaks German on a German page [14]', async () => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
    await renderShop(<ProductList />, '/', 'de')
    const button = await screen.findByRole('button', { name: 'Schnellansicht: Donuts' })
    expect(button.closest('[lang]')).toHaveAttribute('lang', 'de')
  })
})

describe('the quick view', () => {
  it('tells the price of the chosen size, in German too [F6]', async () => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue([PRICED_BY_SIZE])) })
    await renderShop(<ProductList />, '/', 'de')
    await userEvent.click(await screen.findByRole('button', { name: 'Schnellansicht: Crying Skull' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('ab CHF 29.90')
    expect(dialog).toHaveTextContent('Inkl. 7.7 % MWSTab CHF 32.20')
    await userEvent.click(within(dialog).getByRole('radio', { name: 'L CHF 34.55' }))
    expect(dialog).toHaveTextContent('Inkl. 7.7 % MWSTCHF 37.21')
    expect(dialog).not.toHaveTextContent('ab CHF')
  })

  it('opens in a dialog, adds to the cart and closes [117]', async () => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue([buildProduct(), DONUTS])) })
    const user = userEvent.setup()
    await renderShop(
      <>
        <ProductList />
        <CartButton />
      </>,
    )
    await user.click(await screen.findByRole('button', { name: 'Quick view: Donuts' }))
    const dialog = await screen.findByRole('dialog', { name: 'Donuts' })
    expect(within(dialog).getByRole('link', { name: 'Open the full page' })).toHaveAttribute(
      'href',
      '/product/donuts',
    )
    expect(dialog).toHaveTextContent('CHF 32.20')
    await user.click(within(dialog).getByRole('radio', { name: 'M' }))
    await user.click(within(dialog).getByRole('button', { name: 'Add to cart' }))
    expect(await screen.findByText('Donuts, size M, added to cart')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
  })
})
