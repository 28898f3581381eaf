/** In ms: a page in the background does not paint, so a timer calls back. */
const UNSEEN_MS = 100

/** Calls back after the next frame is painted, or soon on a hidden page. Returns a function that cancels it. */
export function callAfterPaint(callback: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    callback()
  }, UNSEEN_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
