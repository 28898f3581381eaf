import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { useNotification } from '@/layout/notifications'
import type { UserMessage } from '@contract/user-message'
import { useCartApi } from './cart-api'
import { useLocalizedProduct } from './use-localized-product'

/** Long enough to be read; the piece is in the cart at once. In ms. */
const ADDING_MS = 350
const ADDED_MS = 2000

export type AddState =
  | { status: 'idle' }
  | { status: 'sizeMissing' }
  | { status: 'adding' }
  | { status: 'added' }
  | { status: 'refused'; message: UserMessage }

/** Adds a product in a size and tracks the state: 'adding...', then added, or why not (section 4). */
export function useAddToCart(product: Product) {
  const { t } = useTranslation()
  const { add, showCart } = useCartApi()
  const { notify } = useNotification()
  const localize = useLocalizedProduct()
  const [state, setState] = useState<AddState>({ status: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function start(size: string | undefined) {
    if (state.status === 'adding') return
    if (size === undefined) {
      setState({ status: 'sizeMissing' })
      return
    }
    clearTimeout(timer.current)
    const message = add(product, size)
    setState({ status: 'adding' })
    timer.current = setTimeout(() => finish(size, message), ADDING_MS)
  }

  function finish(size: string, message: UserMessage | undefined) {
    if (message !== undefined) {
      setState({ status: 'refused', message })
      return
    }
    setState({ status: 'added' })
    notify({
      message: t('product.addedOf', { name: localize(product, 'name').words, size }),
      severity: 'success',
      action: { label: t('product.showCart'), onAction: showCart },
    })
    timer.current = setTimeout(() => setState({ status: 'idle' }), ADDED_MS)
  }

  return { state, start, reset: () => setState({ status: 'idle' }) }
}
