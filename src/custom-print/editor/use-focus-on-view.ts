import { type RefObject, useEffect } from 'react'
import { focusHeading } from '@/lib/focus-heading'
import type { EditorState } from './editor-state'

/**
 * Moves the focus to the heading of the artwork that was chosen, or to why it was refused, as what was pressed is gone
 * with the view that it stood in. Not where the page itself has brought artwork back.
 */
export function useFocusOnView(editor: EditorState, hasChosen: RefObject<boolean>): void {
  const view = editor.status === 'editing' ? editor.sequence : editor.status
  useEffect(() => {
    if (!hasChosen.current || view === 'sent') return
    const opened = document.querySelector<HTMLElement>(view === 'rejected' ? '[role=alert] > p' : 'h1')
    if (opened !== null) focusHeading(opened)
  }, [view, hasChosen])
}
