import { useEffect, useState } from 'react'
import { focusHeading } from '@/lib/focus-heading'

/**
 * Returns a function that runs `show`, which displays the result of a decision. If the pressed control is gone
 * then, the focus moves to the heading that names the request's new state, not to the start of the page.
 */
export function useFocusAfterDecision(): (show: () => Promise<void> | void) => Promise<void> {
  const [decisionCount, setDecisionCount] = useState(0)
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (decisionCount === 0 || document.activeElement !== document.body || heading === null) return
    focusHeading(heading)
  }, [decisionCount])
  return async (show) => {
    await show()
    setDecisionCount((count) => count + 1)
  }
}
