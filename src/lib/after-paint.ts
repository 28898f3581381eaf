/** A page in the background paints nothing; then the wait is this long, in ms. */
const UNSEEN_MS = 100

/** Calls back once the next frame has been painted. Returns a function that cancels it. */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(callback, UNSEEN_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
