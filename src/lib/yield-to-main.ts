/** Yields to the main thread. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve))
