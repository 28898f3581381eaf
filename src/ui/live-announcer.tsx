import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { VisuallyHidden } from './visually-hidden'

const AnnounceContext = createContext<(message: string) => void>(() => undefined)

export function LiveAnnouncer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('')
  const announce = useCallback((next: string) => {
    // Screen readers ignore an unchanged text: a no-break space changes it.
    setMessage((last) => (last === next ? `${next}\u00A0` : next))
  }, [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </AnnounceContext>
  )
}

/** Returns a function that announces a message to screen readers. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext)
}
