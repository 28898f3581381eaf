import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and during hydration. A lazy part hydrates later than the rest, when the page may know more
 * than the server did; it must first render the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
