import { type ReactNode, useEffect, useRef } from 'react'
import type { i18n as I18n } from 'i18next'
import { type createStore, Provider as StoreProvider, useAtomValue } from 'jotai'
import { I18nextProvider } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isPageInertAtom } from '@/cart/state/drawer-atoms'
import { CartProvider } from '@/cart/cart-provider'
import { ErrorBoundary } from '@/ui/errors/error-boundary'
import { NotificationProvider } from '@/ui/notifications/notifications'
import { paths } from '@/site/paths'
import { AppRoutes } from './routes'
import { LazyCartDrawer } from './lazy-cart-drawer'
import { PageTitle } from './page-title'

type AppProps = { i18n: I18n; store: ReturnType<typeof createStore> }

export function App({ i18n, store }: AppProps) {
  return (
    <ErrorBoundary>
      <StoreProvider store={store}>
        <I18nextProvider i18n={i18n}>
          <NotificationProvider>
            <CartProvider>
              <ScrollToTopOnNavigation />
              <PageTitle />
              <InertWhileDrawerOpen>
                <AppRoutes />
              </InertWhileDrawerOpen>
              <LazyCartDrawer />
            </CartProvider>
          </NotificationProvider>
        </I18nextProvider>
      </StoreProvider>
    </ErrorBoundary>
  )
}

/** Makes the page inert while the drawer is open. Notifications are outside and stay usable. */
function InertWhileDrawerOpen({ children }: { children: ReactNode }) {
  return <div inert={useAtomValue(isPageInertAtom)}>{children}</div>
}

/** Scrolls to the top on navigation, except to /. */
export function ScrollToTopOnNavigation() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)

  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    if (pathname !== paths.home) window.scrollTo(0, 0)
  }, [pathname])

  return null
}
