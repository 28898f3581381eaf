import { type RefObject, useEffect } from 'react'
import type { EditorState } from '../editor-state'

/**
 * Moves the focus to the heading of newly chosen artwork, or to the reason for its refusal, as the control that
 * had the focus is gone. Artwork that the page restored by itself moves no focus.
 */
export function useFocusOnView(editor: EditorState, hasChosen: RefObject<boolean>): void {
  const view = editor.status === 'editing' ? editor.sequence : editor.status
  useEffect(() => {
    if (!hasChosen.current || view === 'sent') return
    const heading = document.querySelector<HTMLElement>(view === 'rejected' ? '[role=alert] > p' : 'h1')
    if (heading === null) return
    // Scrolls there, as what was chosen may lie further down.
    heading.tabIndex = -1
    heading.focus()
  }, [view, hasChosen])
}
