import { useAtomValue } from 'jotai'
import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pieceCountAtom } from '@/cart/state/cart-atoms'
import { useCartDrawer } from '@/cart/use-cart-drawer'
import { withContentTexts } from '@/i18n/content-texts'
import { PartErrorBoundary } from '@/ui/error-boundary'
import { useNotification } from '@/ui/notifications'
import { getChunkErrorMessage, loadChunk } from '@/lib/lazy-chunk'

/** In ms after a change of the cart: by then nothing else is likely to be loading. */
const QUIET_MS = 600

const load = withContentTexts(() => import('@/checkout/checkout-drawer'))
const createLazyDrawer = () =>
  lazy(async () => ({ default: memo((await loadChunk('cart-drawer', load)).CheckoutDrawer) }))

/** Loads the drawer once the cart holds something. After a failure, opening it loads it again. */
export function LazyCartDrawer() {
  const { isOpen, close } = useCartDrawer()
  const count = useAtomValue(pieceCountAtom)
  const { dismissTimed } = useNotification()
  const [Drawer, setDrawer] = useState<ComponentType | null>(null)

  // The drawer shows what was added, and the notification would cover its total.
  useEffect(() => {
    if (isOpen) dismissTimed()
  }, [isOpen, dismissTimed])

  useEffect(() => {
    if (count === 0) return
    const loadAhead = async () => {
      if (await load().catch(() => undefined))
        setDrawer((drawer: ComponentType | null) => drawer ?? createLazyDrawer())
    }
    const timer = setTimeout(() => void loadAhead(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [count])

  if (isOpen && Drawer === null) setDrawer(createLazyDrawer)
  if (Drawer === null) return null
  const unmount = () => {
    close()
    setDrawer(null)
  }
  return (
    <PartErrorBoundary
      renderFallback={(error) => <DrawerErrorNotification error={error} onNotified={unmount} />}
    >
      <Suspense fallback={null}>
        <Drawer />
      </Suspense>
    </PartErrorBoundary>
  )
}

function DrawerErrorNotification({ error, onNotified }: { error: unknown; onNotified: () => void }) {
  const { t } = useTranslation()
  const { open } = useCartDrawer()
  const { notify } = useNotification()

  useEffect(() => {
    notify({
      message: getChunkErrorMessage(error) ?? t('error.part'),
      severity: 'error',
      duration: 0,
      action: { label: t('error.tryAgain'), onAction: open },
    })
    // The parent unmounts this component then, so it notifies once.
    onNotified()
  }, [error, notify, onNotified, open, t])
  return null
}
