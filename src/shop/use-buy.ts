import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Product } from '@contract/catalogue'
import { type Adding, useAdding } from './use-adding'

/** A product about to be bought: the chosen size, and how far adding it is; shared by all buttons that add it. */
export type Buy = {
  size: string | undefined
  state: Adding
  choose: (size: string) => void
  submit: () => void
  form: RefObject<HTMLFormElement | null>
  /** Where the form's own button stands. */
  button: RefObject<HTMLDivElement | null>
}

/** The state behind the size buttons and the button that adds. */
export function useBuy(product: Product): Buy {
  const { state, start, reset } = useAdding(product)
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
    // The question is asked at the size buttons, so the reader is taken there.
    if (size === undefined) form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
  }

  function choose(chosen: string) {
    setSize(chosen)
    if (state.status !== 'adding') reset()
  }

  return { size, state, choose, submit, form, button }
}
