import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, which must render what the server did, also in parts hydrated later. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
