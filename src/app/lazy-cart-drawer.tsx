import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCart, useIsDrawerOpen } from '@/cart/cart-provider'
import { withContentTexts } from '@/i18n/content-texts'
import { LocalBoundary } from '@/layout/error-boundary'
import { useNotification } from '@/layout/notifications'
import { chunkMessage, loadChunk } from '@/lib/lazy-chunk'

/** So long after the cart has changed, in ms, nothing else is likely to be under way. */
const QUIET_MS = 600

const load = withContentTexts(() => import('@/checkout/checkout-drawer'))
const lazyDrawer = () =>
  lazy(async () => ({ default: memo((await loadChunk('cart-drawer', load)).CheckoutDrawer) }))

/**
 * The drawer, fetched once there is something in the cart, so that it opens at once, and kept from then on. One that
 * breaks says so and is gone; opening it again is a new try.
 */
export function LazyCartDrawer() {
  const { close, count } = useCart()
  const isOpen = useIsDrawerOpen()
  const { dismissPassing } = useNotification()
  const [Drawer, setDrawer] = useState<ComponentType | null>(null)

  // What was added is in the drawer now; a message of it would only cover the total.
  useEffect(() => {
    if (isOpen) dismissPassing()
  }, [isOpen, dismissPassing])

  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(async () => {
      // One that does not come is told when it is wanted.
      if (await load().catch(() => undefined))
        setDrawer((drawer: ComponentType | null) => drawer ?? lazyDrawer())
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [count])

  if (isOpen && Drawer === null) setDrawer(lazyDrawer)
  if (Drawer === null) return null
  const giveUp = () => {
    close()
    setDrawer(null)
  }
  return (
    <LocalBoundary renderBroken={(error) => <BrokenDrawer error={error} onTold={giveUp} />}>
      <Suspense fallback={null}>
        <Drawer />
      </Suspense>
    </LocalBoundary>
  )
}

function BrokenDrawer({ error, onTold }: { error: unknown; onTold: () => void }) {
  const { t } = useTranslation()
  const { open } = useCart()
  const { notify } = useNotification()

  useEffect(() => {
    notify({
      message: chunkMessage(error) ?? t('error.part'),
      severity: 'error',
      duration: 0,
      action: { label: t('error.tryAgain'), onAction: open },
    })
    // It is gone after this, so that it tells once.
    onTold()
  }, [error, notify, onTold, open, t])
  return null
}
