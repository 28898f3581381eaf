import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { useNotification } from '@/layout/notifications'
import type { UserMessage } from '@contract/user-message'
import { useBuying } from './buying'
import { useLocalizedProduct } from './use-localized-product'

/** Long enough to be read, short enough not to be waited for, in ms; the piece is in the cart from the first frame. */
const ADDING_MS = 350
const ADDED_MS = 2000

export type Adding =
  | { status: 'idle' }
  | { status: 'sizeMissing' }
  | { status: 'adding' }
  | { status: 'added' }
  | { status: 'refused'; notice: UserMessage }

/** Adds a product in a size and says how far that is: 'adding...', then added, or why not (specification, section 4). */
export function useAdding(product: Product) {
  const { t } = useTranslation()
  const { add, showCart } = useBuying()
  const { notify } = useNotification()
  const localize = useLocalizedProduct()
  const [state, setState] = useState<Adding>({ status: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function start(size: string | undefined) {
    if (state.status === 'adding') return
    if (size === undefined) {
      setState({ status: 'sizeMissing' })
      return
    }
    clearTimeout(timer.current)
    const notice = add(product, size)
    setState({ status: 'adding' })
    timer.current = setTimeout(() => finish(size, notice), ADDING_MS)
  }

  function finish(size: string, notice: UserMessage | undefined) {
    if (notice !== undefined) {
      setState({ status: 'refused', notice })
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
