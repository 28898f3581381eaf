import { lazy, Suspense, useEffect, useState } from 'react'
import { useCart } from '@/cart/cart-provider'
import { withContentTexts } from '@/i18n/content-texts'
import { useNotification } from '@/layout/notifications'
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
  const { dismissPassing } = useNotification()
  const [wasOpened, setWasOpened] = useState(false)

  // What was added is in the drawer now; a message of it would only cover the total.
  useEffect(() => {
    if (isOpen) dismissPassing()
  }, [isOpen, dismissPassing])

  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <Drawer />
    </Suspense>
  )
}
