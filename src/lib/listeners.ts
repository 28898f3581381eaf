type Listener = () => void

/** Those who want to be told of one thing: `add` returns an unsubscribe function, `tell` calls all. */
export type Listeners = { add: (listener: Listener) => () => void; tell: () => void }

/** A list of listeners, empty at first. */
export function createListeners(): Listeners {
  const all = new Set<Listener>()
  return {
    add(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell() {
      for (const listener of all) listener()
    },
  }
}
