import { type RefObject, useEffect } from 'react'
import { focusHeading } from '@/lib/focus-heading'
import type { Bench } from './editor-state'

/**
 * Moves the focus to the heading of the drawing that was chosen, or to why it was refused, as what was pressed is gone
 * with the view that it stood in. Not where the page itself has brought a drawing back.
 */
export function useFocusOnView(bench: Bench, hasChosen: RefObject<boolean>): void {
  const view = bench.status === 'printed' ? bench.turn : bench.status
  useEffect(() => {
    if (!hasChosen.current || view === 'sent') return
    const opened = document.querySelector<HTMLElement>(view === 'refused' ? '[role=alert] > p' : 'h1')
    if (opened !== null) focusHeading(opened)
  }, [view, hasChosen])
}
