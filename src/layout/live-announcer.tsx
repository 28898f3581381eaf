import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { VisuallyHidden } from './visually-hidden'

const AnnounceContext = createContext<(message: string) => void>(() => undefined)

/** Holds the polite live region that `useAnnounce` speaks into. */
export function LiveAnnouncer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('')
  const announce = useCallback((next: string) => {
    // The same words twice would not be spoken again: a no-break space makes them new.
    setMessage((last) => (last === next ? `${next}\u00A0` : next))
  }, [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </AnnounceContext>
  )
}

/** Tells screen readers a change that only eyes would notice, such as the section that has opened. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext)
}
