/** Settles as the promise does. After `timeoutMs` it settles with what `onTimeout` returns or throws. */
export async function awaitWithin<T, Late>(
  promise: Promise<T>,
  timeoutMs: number,
  onTimeout: () => Late,
): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  }).then(onTimeout)
  try {
    return await Promise.race([promise, timedOut])
  } finally {
    clearTimeout(timer)
  }
}

export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Yields to the browser's main thread. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve))
