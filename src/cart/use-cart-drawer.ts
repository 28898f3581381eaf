import { useAtom } from 'jotai'
import { useCartActions } from '@/shop/cart-context'
import { isDrawerOpenAtom } from './state/cart-atoms'

/** Whether the cart's drawer is open, and what opens and closes it. Throws as useCart does. */
export function useCartDrawer() {
  useCartActions()
  const [isOpen, setOpen] = useAtom(isDrawerOpenAtom)
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
