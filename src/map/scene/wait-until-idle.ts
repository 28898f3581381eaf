const QUIET_MS = 600
const MAX_IDLE_WAIT_MS = 2000

/** Calls back once the page has loaded and been idle for a while. Returns a function that cancels it. */
export function waitUntilIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const wait = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: MAX_IDLE_WAIT_MS })
      else callback()
    }, QUIET_MS)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
