import { lazy, Suspense, useState } from 'react'
import { useCart } from '@/cart/cart-provider'
import { withContentTexts } from '@/i18n/content-texts'
import { loadChunk } from '@/lib/lazy-chunk'

const Drawer = lazy(async () => ({
  default: (
    await loadChunk(
      'cart-drawer',
      withContentTexts(() => import('@/checkout/checkout-drawer')),
    )
  ).CheckoutDrawer,
}))

/** The drawer, fetched when it is first opened and kept from then on, so that it can slide out again. */
export function LazyCartDrawer() {
  const { isOpen } = useCart()
  const [wasOpened, setWasOpened] = useState(false)

  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <Drawer />
    </Suspense>
  )
}
