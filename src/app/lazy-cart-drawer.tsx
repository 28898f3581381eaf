import { useAtomValue } from 'jotai'
import { memo, useEffect, useState } from 'react'
import { pieceCountAtom } from '@/cart/state/cart-atoms'
import { useCartDrawer } from '@/cart/use-cart-drawer'
import { withContentTexts } from '@/i18n/content-texts'
import { createLazyPart, FailureNotification } from '@/ui/lazy-part'
import { useNotification } from '@/ui/notifications/notifications'
import { loadChunk } from '@/lib/lazy-chunk'

/** In ms after a change of the cart: by then nothing else is likely to be loading. */
const QUIET_MS = 600

const load = withContentTexts(() => import('@/checkout/start/checkout-drawer'))
const Drawer = createLazyPart(async () => memo((await loadChunk('cart-drawer', load)).CheckoutDrawer))

/** Loads the drawer once the cart holds something. After a failure, opening it loads it again. */
export function LazyCartDrawer() {
  const { isOpen, open, close } = useCartDrawer()
  const count = useAtomValue(pieceCountAtom)
  const { dismissTimed } = useNotification()
  const [isWanted, setIsWanted] = useState(isOpen)

  // The drawer shows what was added, and the notification would cover its total.
  useEffect(() => {
    if (isOpen) dismissTimed()
  }, [isOpen, dismissTimed])

  useEffect(() => {
    if (count === 0) return
    const loadAhead = async () => {
      if (await load().catch(() => undefined)) setIsWanted(true)
    }
    const timer = setTimeout(() => void loadAhead(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [count])

  if (isOpen && !isWanted) setIsWanted(true)
  if (!isWanted) return null
  const unmount = () => {
    close()
    setIsWanted(false)
  }
  return (
    <Drawer
      renderFailure={(error) => <FailureNotification error={error} onTryAgain={open} onNotified={unmount} />}
    />
  )
}
