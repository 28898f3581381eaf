/**
 * In ms: a position is saved when scrolling pauses, as browsers limit how often history entries may be replaced.
 */
const SETTLED_AFTER_MS = 150

export function readSavedScroll(): number | undefined {
  const top: unknown = history.state?.top
  return typeof top === 'number' ? top : undefined
}

/** Saves the scroll position in the history entry, beside the router's state. Returns an unsubscribe function. */
export function trackScroll(scroller: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(timer)
    const { key } = history.state ?? {}
    const keep = () => {
      // The address may have changed before this section is left.
      if (history.state?.key === key) history.replaceState({ ...history.state, top: scroller.scrollTop }, '')
    }
    timer = setTimeout(keep, SETTLED_AFTER_MS)
  }
  scroller.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    scroller.removeEventListener('scroll', onScroll)
  }
}
