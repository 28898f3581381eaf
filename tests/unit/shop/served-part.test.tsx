import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { CartButton } from '@/cart/cart-button'
import { CheckoutDrawer } from '@/checkout/checkout-drawer'
import { catalogueAtom, serveCatalogueAtom } from '@/shop/catalogue-atom'
import { ProductPage } from '@/shop/product-page'
import { fakeNetwork, json } from './fake-network'
import { catalogue, DONUTS, line, product } from './fixtures'
import { renderShop, storeCart, storedCart } from './render-shop'

const DONUTS_LINE = line({ id: 'prod_donuts-S', productId: 'prod_donuts', name: 'Donuts', size: 'S' })

/** What main.tsx does before anything is rendered. */
function Served({ products, at }: { products: ReturnType<typeof catalogue>['products']; at: string }) {
  const serve = useSetAtom(serveCatalogueAtom)
  const { status } = useAtomValue(catalogueAtom)
  useEffect(() => serve(catalogue(products), at), [serve, products, at])
  if (status === 'loading') return null
  return (
    <>
      <CartButton />
      <CheckoutDrawer />
      <Routes>
        <Route path="/product/:productId" element={<ProductPage />} />
      </Routes>
    </>
  )
}

/** The answer of GET /api/products, once it is let go. */
function slowCatalogue(products = catalogue().products) {
  let release = () => undefined as void
  const answer = new Promise<Response>((resolve) => {
    release = () => resolve(json(catalogue(products)))
  })
  fakeNetwork({ '/api/products': () => answer })
  return () => release()
}

const SKULL_PAGE = [product()]

it("a cart's other shirts are not called gone on a product's page, and are once the catalogue says so [F4]", async () => {
  const release = slowCatalogue([product()])
  storeCart([line(), DONUTS_LINE])
  await renderShop(<Served products={SKULL_PAGE} at="/product/crying-skull" />, '/product/crying-skull')
  await userEvent.click(await screen.findByRole('button', { name: /^Shopping cart/ }))
  await screen.findByRole('dialog')
  expect(screen.getByRole('button', { name: 'Remove Donuts, size S' })).toBeVisible()
  expect(screen.queryByText(/no longer available/)).toBeNull()
  release()
  expect(await screen.findByText(/no longer available/)).toBeVisible()
})

it('the shirt of the page can be bought before the catalogue has come [F4]', async () => {
  slowCatalogue()
  await renderShop(<Served products={SKULL_PAGE} at="/product/crying-skull" />, '/product/crying-skull')
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Add to cart' })[0] as HTMLElement)
  await waitFor(() => expect(storedCart().items).toMatchObject([{ id: 'prod_skull-M', quantity: 1 }]))
})

it('another shirt is awaited, not missed, before the catalogue has come [F4]', async () => {
  const release = slowCatalogue([product(), DONUTS])
  await renderShop(<Served products={SKULL_PAGE} at="/product/crying-skull" />, '/product/donuts')
  expect(await screen.findByText('Fetching the shirt …')).toBeInTheDocument()
  expect(screen.queryByText('Product not found')).toBeNull()
  release()
  expect(await screen.findByRole('heading', { level: 1, name: 'Donuts' })).toBeVisible()
})

it('a page that was served for a shirt that there is not says so at once [F4]', async () => {
  slowCatalogue()
  await renderShop(<Served products={[]} at="/product/unknown" />, '/product/unknown')
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible()
})
