import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import type { CartItem } from '@contract/cart/cart-item'
import type { Language } from '@contract/site/language'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { CartProvider } from '@/cart/cart-provider'
import { NotificationProvider } from '@/ui/notifications/notifications'
import { createLanguageWrapper } from './render-in-language'

/** Renders with all the shop's real providers around it; returns the store, for what no screen shows. */
export async function renderShop(children: ReactNode, path = '/', language: Language = 'en') {
  const store = createStore()
  const InLanguage = await createLanguageWrapper(language, path)
  render(
    <InLanguage>
      <Provider store={store}>
        <NotificationProvider>
          <CartProvider>{children}</CartProvider>
        </NotificationProvider>
      </Provider>
    </InLanguage>,
  )
  return store
}

/** Puts a cart into the browser's storage, as an earlier visit would have left it. */
export function storeCart(items: CartItem[], rest: object = {}) {
  const stored = { version: 1, items, deliveryOption: 'shipping', sessionId: null, ...rest }
  localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify(stored))
}

export function readStoredCart(): { items: CartItem[]; deliveryOption: string; sessionId: string | null } {
  return JSON.parse(localStorage.getItem(STORAGE_KEYS.cart) ?? 'null')
}
