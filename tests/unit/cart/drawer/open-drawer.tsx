import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CartItem } from '@contract/cart/cart-item'
import type { Catalogue } from '@contract/catalogue/catalogue'
import type { Language } from '@contract/site/language'
import { CartButton } from '@/cart/cart-button'
import { CheckoutDrawer } from '@/checkout/start/checkout-drawer'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, buildCartLine } from '../../support/products'
import { renderShop, storeCart } from '../../support/render-shop'

export const DONUTS_LINE = buildCartLine({
  id: 'prod_donuts-S',
  productId: 'prod_donuts',
  name: 'Donuts',
  size: 'S',
})

export async function openDrawer(
  items: CartItem[],
  served: Catalogue = buildCatalogue(),
  language: Language = 'en',
  sessionId: string | null = null,
) {
  // Nobody has paid for a session that is open.
  const unpaid = () => buildJsonResponse({ error: 'There is no such order.', code: 'not_found' }, 404)
  createFakeNetwork({ '/api/products': () => buildJsonResponse(served), '/api/orders': unpaid })
  storeCart(items, { sessionId })
  const store = await renderShop(
    <>
      <CartButton />
      <CheckoutDrawer />
    </>,
    '/',
    language,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Shopping cart|^Warenkorb/ }))
  return { drawer: await screen.findByRole('dialog'), store }
}

export const summary = () => screen.getByLabelText('Summary')
export const follows = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING)
