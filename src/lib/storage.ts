export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the parsed JSON under a key; undefined where there is none, or it cannot be read. */
export function readStored(storage: () => KeyValueStore, key: string): unknown {
  return tryStorage(`load ${key} from`, () => {
    const text = storage().getItem(key)
    return text === null ? undefined : JSON.parse(text)
  })
}

export function writeStored(storage: () => KeyValueStore, key: string, value: unknown): void {
  tryStorage(`save ${key} to`, () => storage().setItem(key, JSON.stringify(value)))
}

export function removeStored(storage: () => KeyValueStore, key: string): void {
  tryStorage(`clear ${key} in`, () => storage().removeItem(key))
}

/** A blocked, full or corrupt storage is logged and ignored (section 8). */
function tryStorage<T>(what: string, access: () => T): T | undefined {
  try {
    return access()
  } catch (error) {
    console.error(`Failed to ${what} storage`, error)
    return undefined
  }
}
