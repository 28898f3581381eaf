import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { PartErrorBoundary } from '@/ui/errors/error-boundary'

/**
 * Renders children in a transition, which input can interrupt.
 * `shown` resolves when they are mounted, or rejects with their error.
 */
export function mountInTransition(children: ReactNode): { element: ReactNode; shown: Promise<void> } {
  let element: ReactNode
  const shown = new Promise<void>((resolve, reject) => {
    const giveUp = (error: unknown) => {
      reject(error)
      return null
    }
    element = (
      <PartErrorBoundary renderFallback={giveUp}>
        <InTransition onShown={resolve}>{children}</InTransition>
      </PartErrorBoundary>
    )
  })
  return { element, shown }
}

/** React's first render cannot be a transition, so the first render shows nothing. */
function InTransition({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => startTransition(() => setIsDue(true)), [])
  useEffect(() => {
    if (isDue) onShown()
  }, [isDue, onShown])
  return isDue ? children : null
}
