import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and while React takes over what the server sent, true from then on. A part that waits for its
 * chunk is taken over later than the rest, when the page may know more than the server did; it must first say the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
