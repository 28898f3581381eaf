import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import type { UserMessage } from '@contract/api/messages'
import { getShopLanguage } from '@/i18n/texts'
import { useNotification } from '@/ui/notifications/notifications'
import { useCartActions } from '../cart-context'
import { getPiecesLeft } from '../catalogue/product'
import { useLocalizeProduct } from '../catalogue/use-localize-product'

/** In ms: how long 'adding' is shown, to be readable. The piece is in the cart at once. */
const ADDING_MS = 350
const ADDED_MS = 2000

type AddToCartStatus =
  | { status: 'idle' | 'sizeMissing' | 'adding' | 'added' }
  | { status: 'refused'; message: UserMessage }

export type AddToCartControls = ReturnType<typeof useAddToCart>

/**
 * The chosen size and the state of adding it, shared by all buttons of the product. A wanted size is chosen
 * if it is left.
 */
export function useAddToCart(product: Product, wantedSize?: string | null) {
  const { t, i18n } = useTranslation()
  const { add, showCart, onCartOpen } = useCartActions()
  const { notify } = useNotification()
  const localize = useLocalizeProduct()
  const [size, setSize] = useState<string>()
  const [state, setState] = useState<AddToCartStatus>({ status: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLDivElement>(null)

  /** The open cart shows what was added, and a notification would cover its total. */
  const isCartSeen = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(
    () =>
      onCartOpen(() => {
        isCartSeen.current = true
      }),
    [onCartOpen],
  )

  // A visitor may choose a size before the served page is hydrated. That page knows nothing of the wanted one.
  // Before the button is ready (`useIsHydrated`): an early press is repeated from then on.
  useLayoutEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? wantedSize
    if (early && getPiecesLeft(product, early) > 0) setSize(early)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at first only: who has chosen since is not overruled
  }, [])

  function choose(name: string) {
    setSize(name)
    if (state.status !== 'adding') setState({ status: 'idle' })
  }

  function submit() {
    if (size === undefined) {
      if (state.status !== 'adding') setState({ status: 'sizeMissing' })
      form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
      return
    }
    if (state.status === 'adding') return
    clearTimeout(timer.current)
    const refusal = add(product, size)
    isCartSeen.current = false
    setState({ status: 'adding' })
    timer.current = setTimeout(() => finishAdding(size, refusal), ADDING_MS)
  }

  function finishAdding(added: string, refusal: UserMessage | undefined) {
    if (refusal !== undefined) return setState({ status: 'refused', message: refusal })
    setState({ status: 'added' })
    timer.current = setTimeout(() => setState({ status: 'idle' }), ADDED_MS)
    if (isCartSeen.current) return
    notify({
      message: t('product.addedOf', { name: localize(product, 'name').text, size: added }),
      language: getShopLanguage(i18n.language),
      severity: 'success',
      action: { label: t('product.showCart'), onAction: showCart },
    })
  }

  return { size, state, label: t(getAddLabelKey(state)), choose, submit, form, button }
}

function getAddLabelKey({ status }: AddToCartStatus) {
  if (status === 'adding') return 'adding...'
  return status === 'added' ? 'product.added' : 'product.addToCart'
}
