/** A position is saved when scrolling pauses. */
const SETTLED_AFTER_MS = 150
/** Safari throws where history is written more than 100 times in 30 s. */
const MIN_INTERVAL_MS = 350

export function readSavedScroll(): number | undefined {
  const top: unknown = history.state?.top
  return typeof top === 'number' ? top : undefined
}

/** Saves the scroll position in the history entry, beside the router's state. Returns an unsubscribe function. */
export function trackScroll(scroller: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let nextSaveAt = 0
  const onScroll = () => {
    clearTimeout(timer)
    const { key } = history.state ?? {}
    const keep = () => {
      // The address may have changed before this section is left.
      if (history.state?.key !== key) return
      history.replaceState({ ...history.state, top: scroller.scrollTop }, '')
      nextSaveAt = Date.now() + MIN_INTERVAL_MS
    }
    timer = setTimeout(keep, Math.max(SETTLED_AFTER_MS, nextSaveAt - Date.now()))
  }
  scroller.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    scroller.removeEventListener('scroll', onScroll)
  }
}
