import { keepInEntry, readFromEntry } from '../camera/history-entry'

export function readSavedScroll(): number | undefined {
  const top = readFromEntry('top')
  return typeof top === 'number' ? top : undefined
}

/** Saves the scroll position in the history entry. Returns an unsubscribe function. */
export function trackScroll(scroller: HTMLElement): () => void {
  return keepInEntry(
    'top',
    () => scroller.scrollTop,
    (onScroll) => {
      scroller.addEventListener('scroll', onScroll, { passive: true })
      return () => scroller.removeEventListener('scroll', onScroll)
    },
  )
}
