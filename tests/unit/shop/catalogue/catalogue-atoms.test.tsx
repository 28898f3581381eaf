import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Product } from '@contract/catalogue/catalogue'
import { MESSAGES } from '@contract/api/messages'
import { LineIssueMessage } from '@/cart/drawer/line-issue-message'
import { catalogueAtom, setServedCatalogueAtom } from '@/shop/catalogue/catalogue-atoms'
import { ProductPage } from '@/shop/product/product-page'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, DONUTS, buildCartLine, buildProduct } from '../../support/products'
import { renderShop, readStoredCart } from '../../support/render-shop'

const DONUTS_LINE = buildCartLine({
  id: 'prod_donuts-S',
  productId: 'prod_donuts',
  name: 'Donuts',
  size: 'S',
})

/** Puts the served catalogue into the store, as main.tsx does before anything is rendered. */
function Served({ products, at, children }: { products: Product[]; at: string; children: ReactNode }) {
  const serve = useSetAtom(setServedCatalogueAtom)
  const { status } = useAtomValue(catalogueAtom)
  useEffect(() => serve(buildCatalogue(products), at), [serve, products, at])
  return status === 'loading' ? null : children
}

const PAGE = (
  <Routes>
    <Route path="/product/:productId" element={<ProductPage />} />
  </Routes>
)

/** The answer of GET /api/products, once it is let go. */
function slowCatalogue(products = buildCatalogue().products) {
  let release = () => undefined as void
  const response = new Promise<Response>((resolve) => {
    release = () => resolve(buildJsonResponse(buildCatalogue(products)))
  })
  createFakeNetwork({ '/api/products': () => response })
  return () => release()
}

const GONE = MESSAGES.productGone
const SKULL_PAGE = [buildProduct()]

it("a cart's other shirts are not called gone on a product's page, and are once the catalogue says so [F4]", async () => {
  const release = slowCatalogue([buildProduct()])
  await renderShop(
    <Served products={SKULL_PAGE} at="/product/crying-skull">
      <LineIssueMessage line={buildCartLine({ price: 1 })} />
      <LineIssueMessage line={DONUTS_LINE} />
    </Served>,
  )
  // The shirt that the page itself shows is already compared.
  expect(await screen.findByText(/now costs|price/i)).toBeVisible()
  expect(screen.queryByText(GONE)).toBeNull()
  release()
  expect(await screen.findByText(GONE)).toBeVisible()
})

it('the shirt of the page can be bought before the catalogue has come [F4]', async () => {
  slowCatalogue()
  await renderShop(
    <Served products={SKULL_PAGE} at="/product/crying-skull">
      {PAGE}
    </Served>,
    '/product/crying-skull',
  )
  fireEvent.click(await screen.findByLabelText('M'))
  const [add] = screen.getAllByText('Add to cart')
  fireEvent.click(add as HTMLElement)
  await waitFor(() => expect(readStoredCart().items).toMatchObject([{ id: 'prod_skull-M', quantity: 1 }]))
})

it('another shirt is awaited, not missed, before the catalogue has come [F4]', async () => {
  const release = slowCatalogue([buildProduct(), DONUTS])
  await renderShop(
    <Served products={SKULL_PAGE} at="/product/crying-skull">
      {PAGE}
    </Served>,
    '/product/donuts',
  )
  expect(await screen.findByText('Fetching the shirt...')).toBeInTheDocument()
  expect(screen.queryByText('Product not found')).toBeNull()
  release()
  expect(await screen.findByRole('heading', { level: 1, name: 'Donuts' })).toBeVisible()
})

it('a page that was served for a shirt that there is not says so at once [F4]', async () => {
  slowCatalogue()
  await renderShop(
    <Served products={[]} at="/product/unknown">
      {PAGE}
    </Served>,
    '/product/unknown',
  )
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible()
})
