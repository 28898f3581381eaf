export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the parsed JSON under a key; undefined where there is none. Failures are logged. */
export function readStored(storage: () => KeyValueStore, key: string): unknown {
  try {
    const text = storage().getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch (error) {
    console.error(`Failed to load ${key} from storage`, error)
    return undefined
  }
}

/** Stores a value as JSON; a full or blocked storage is logged and ignored (section 8). */
export function writeStored(storage: () => KeyValueStore, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch (error) {
    console.error(`Failed to save ${key} to storage`, error)
  }
}

export function removeStored(storage: () => KeyValueStore, key: string): void {
  try {
    storage().removeItem(key)
  } catch (error) {
    console.error(`Failed to clear ${key} in storage`, error)
  }
}
