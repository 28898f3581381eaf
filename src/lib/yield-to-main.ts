/** Yields to the main thread, for at least so many ms. */
export const yieldToMain = (ms = 0) => new Promise<void>((resume) => setTimeout(resume, ms))
