import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { LocalBoundary } from '@/layout/error-boundary'

/**
 * The children, to be rendered a little at a time, so that the page hears its visitor meanwhile. `shown` resolves when
 * all of them are there; it rejects with what broke.
 */
export function mountInTransition(children: ReactNode): { element: ReactNode; shown: Promise<void> } {
  const { promise: shown, resolve, reject } = withResolvers()
  const giveUp = (error: unknown) => {
    reject(error)
    return null
  }
  const element = (
    <LocalBoundary renderBroken={giveUp}>
      <InTransition onShown={resolve}>{children}</InTransition>
    </LocalBoundary>
  )
  return { element, shown }
}

/** A first rendering is always done at once: this one is of nothing. */
function InTransition({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => startTransition(() => setIsDue(true)), [])
  useEffect(() => {
    if (isDue) onShown()
  }, [isDue, onShown])
  return isDue ? children : null
}

function withResolvers() {
  let resolve = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
