import { useAtom } from 'jotai'
import { useCartActions } from '@/shop/cart-context'
import { isDrawerOpenAtom } from './state/drawer-atoms'

/** Returns whether the cart drawer is open, and functions to open and close it. Throws as useCart does. */
export function useCartDrawer() {
  useCartActions()
  const [isOpen, setOpen] = useAtom(isDrawerOpenAtom)
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
