import { vi } from 'vitest'

/** Keeps what is logged as an error off the terminal, where a test expects one. */
export const silenceErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
