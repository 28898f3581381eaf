/** Yields to the main thread, for at least `ms`. */
export const yieldToMain = (ms = 0) => new Promise<void>((resume) => setTimeout(resume, ms))
