import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { useNotification } from '@/layout/notifications'
import type { Notice } from '@contract/notice'
import { useBuying } from './buying'
import { useTelling } from './use-telling'

/** Long enough to be read, short enough not to be waited for, in ms; the piece is in the cart from the first frame. */
const ADDING_MS = 350
const ADDED_MS = 2000

export type Adding =
  | { status: 'idle' }
  | { status: 'sizeMissing' }
  | { status: 'adding' }
  | { status: 'added' }
  | { status: 'refused'; notice: Notice }

/** Adds a product in a size and says how far that is: 'adding...', then added, or why not (specification, section 4). */
export function useAdding(product: Product) {
  const { t } = useTranslation()
  const { add, showCart } = useBuying()
  const { notify } = useNotification()
  const tell = useTelling()
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

  function finish(size: string, notice: Notice | undefined) {
    if (notice !== undefined) {
      setState({ status: 'refused', notice })
      return
    }
    setState({ status: 'added' })
    notify({
      message: t('product.addedOf', { name: tell(product, 'name').words, size }),
      severity: 'success',
      action: { label: t('product.showCart'), onAction: showCart },
    })
    timer.current = setTimeout(() => setState({ status: 'idle' }), ADDED_MS)
  }

  return { state, start, reset: () => setState({ status: 'idle' }) }
}
