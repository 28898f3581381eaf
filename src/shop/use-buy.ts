import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Product } from '@contract/catalogue'
import { type AddState, useAddToCart } from './use-add-to-cart'

/** The chosen size and the state of adding it, shared by all buttons that add the product. */
export type Buy = {
  size: string | undefined
  state: AddState
  choose: (size: string) => void
  submit: () => void
  form: RefObject<HTMLFormElement | null>
  button: RefObject<HTMLDivElement | null>
}

export function useBuy(product: Product): Buy {
  const { state, start, reset } = useAddToCart(product)
  const [size, setSize] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLDivElement>(null)

  // A size may have been chosen before the served page had its scripts.
  useEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('input:checked')
    if (early) setSize(early.value)
  }, [])

  function submit() {
    start(size)
    if (size === undefined) form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
  }

  function choose(chosen: string) {
    setSize(chosen)
    if (state.status !== 'adding') reset()
  }

  return { size, state, choose, submit, form, button }
}
