import { createStore } from 'jotai'
import { vi } from 'vitest'
import { loadCartAtom } from '@/cart/state/stored-cart'
import { loadCatalogueAtom } from '@/shop/catalogue/catalogue-atoms'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'
import { buildCatalogue, buildCartLine, buildProduct } from '../support/products'

export const SKULL = buildProduct()
export const other = buildCartLine({
  id: 'prod_donuts-S',
  productId: 'prod_donuts',
  name: 'Donuts',
  size: 'S',
})

/** A page that knows its cart and the catalogue. */
export async function createLoadedStore() {
  createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
  const store = createStore()
  store.set(loadCartAtom)
  await store.set(loadCatalogueAtom)
  return store
}

/** The cart as another visit of the same browser finds it. */
export function createReloadedStore() {
  const store = createStore()
  store.set(loadCartAtom)
  return store
}

/** Makes each write to the storage fail, as a full one does. */
export function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}
