/** A value is saved once it has not changed for so long. */
const SAVE_AFTER_MS = 150
/** Safari throws where history is written more than 100 times in 30 s. */
const MIN_INTERVAL_MS = 350

let nextWriteAt = 0

/** Returns a value that the history entry keeps, of any type, as an older version of the site may have saved it. */
export const readFromEntry = (name: string): unknown => history.state?.[name]

/**
 * Keeps a value in the history entry, beside the router's state, whenever `listen` calls back. It survives a
 * reload, another language and the way back. Returns an unsubscribe function.
 */
export function keepInEntry(
  name: string,
  getValue: () => unknown,
  listen: (onChange: () => void) => () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = listen(() => {
    clearTimeout(timer)
    const entry = history.state
    const keep = () => {
      const { state } = history
      // The address may have changed meanwhile.
      if (entry === null || state === null || state.key !== entry.key) return
      const value = getValue()
      if (JSON.stringify(value) === JSON.stringify(state[name])) return
      // Another value may have been written meanwhile.
      const msLeft = nextWriteAt - Date.now()
      if (msLeft > 0) return void (timer = setTimeout(keep, msLeft))
      history.replaceState({ ...state, [name]: value }, '')
      nextWriteAt = Date.now() + MIN_INTERVAL_MS
    }
    timer = setTimeout(keep, Math.max(SAVE_AFTER_MS, nextWriteAt - Date.now()))
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
