import { useEffect, useState } from 'react'
import { focusHeading } from '@/lib/focus-heading'

/**
 * Returns what is to be called with what shows a decision. What was pressed is often gone with it: the focus then goes
 * to the heading that says what has become of the request, not to the start of the page.
 */
export function useFocusAfterDecision(): (show: () => Promise<void> | void) => Promise<void> {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (shown === 0 || document.activeElement !== document.body || heading === null) return
    focusHeading(heading)
  }, [shown])
  return async (show) => {
    await show()
    setShown((count) => count + 1)
  }
}
