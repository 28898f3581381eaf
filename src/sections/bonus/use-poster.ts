import { useCallback, useEffect, useRef, useState } from 'react'

/** Returns the file that a still was loaded from, in the width that fits, undefined until it is there; and the still's ref. */
export function usePosterUrl() {
  const still = useRef<HTMLImageElement>(null)
  const [poster, setPoster] = useState<string>()
  const showPoster = useCallback(() => setPoster(still.current?.currentSrc), [])
  useEffect(() => {
    // That of a served page may have arrived before its script ran.
    if (still.current?.complete) showPoster()
  }, [showPoster])
  return { still, poster, showPoster }
}
