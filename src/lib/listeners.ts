type Listener = () => void

/** A set of listeners: `add` returns an unsubscribe function, `notify` calls all of them. */
export type Listeners = { add: (listener: Listener) => () => void; notify: () => void }

export function createListeners(): Listeners {
  const all = new Set<Listener>()
  return {
    add(listener) {
      all.add(listener)
      return () => void all.delete(listener)
    },
    notify() {
      for (const listener of all) listener()
    },
  }
}
