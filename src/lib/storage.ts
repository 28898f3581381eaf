export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the parsed JSON stored under a key; undefined if it is missing or cannot be read. */
export function readStored(storage: () => KeyValueStore, key: string): unknown {
  return tryStorage(`load ${key} from`, () => {
    const text = storage().getItem(key)
    return text === null ? undefined : JSON.parse(text)
  })
}

/** Stores a value as JSON. A failure is logged. */
export function writeStored(storage: () => KeyValueStore, key: string, value: unknown): void {
  tryStorage(`save ${key} to`, () => storage().setItem(key, JSON.stringify(value)))
}

/** Removes a value. A failure is logged. */
export function removeStored(storage: () => KeyValueStore, key: string): void {
  tryStorage(`clear ${key} in`, () => storage().removeItem(key))
}

/** Errors of the storage (blocked, full, corrupt) are logged and ignored. */
function tryStorage<T>(what: string, access: () => T): T | undefined {
  try {
    return access()
  } catch (error) {
    console.error(`Failed to ${what} storage`, error)
    return undefined
  }
}
