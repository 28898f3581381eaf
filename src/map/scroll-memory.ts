/** Replacing an entry for each event of a scroll would be too often for browsers; in ms. */
const SETTLED_AFTER = 150

/** How far down, in px, the open section was when this entry of the history was left; undefined in a new one. */
export function keptScroll(): number | undefined {
  const top: unknown = history.state?.top
  return typeof top === 'number' ? top : undefined
}

/** Keeps with the current entry of the history how far down a section is. Returns an unsubscribe function. */
export function keepScroll(scroller: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(timer)
    // Beside what the router keeps there.
    const keep = () => history.replaceState({ ...history.state, top: scroller.scrollTop }, '')
    timer = setTimeout(keep, SETTLED_AFTER)
  }
  scroller.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(timer)
    scroller.removeEventListener('scroll', onScroll)
  }
}
