import { useCallback, useEffect, useRef, useState } from 'react'

/** The reasons by the error codes of MediaError (HTML standard). */
const REASONS: Partial<Record<number, VideoFailure>> = {
  1: 'aborted',
  2: 'network',
  3: 'decode',
  4: 'format',
}

/** Returns the state of a video, its length in seconds, a ref for its element, and the handlers of its events. */
export function useVideoState() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<VideoState>({ status: 'loading' })
  const [seconds, setSeconds] = useState(0)
  const [hasStarted, setStarted] = useState(false)

  // Reads the state of the element, for its events and for what happened before the script ran.
  const syncState = useCallback(() => {
    const next = video.current === null ? null : getVideoState(video.current)
    setSeconds(video.current?.duration ?? 0)
    if (next !== null) setState(next)
  }, [])
  useEffect(syncState, [syncState])

  // The play button that had the focus is gone.
  useEffect(() => {
    if (hasStarted && document.activeElement === document.body) video.current?.focus()
  }, [hasStarted])

  // If the last <source> fails, the video element itself has no error.
  function showSourceFailure() {
    if (video.current !== null) setState(toSourceFailure(video.current))
  }

  function retry() {
    setState({ status: 'loading' })
    video.current?.load()
  }

  return {
    video,
    state,
    seconds,
    hasStarted,
    syncState,
    start: () => setStarted(true),
    giveUp: showSourceFailure,
    retry,
  }
}

/** Returns the state of a video element; null while it cannot be told. */
function getVideoState(video: HTMLVideoElement): VideoState | null {
  if (video.error) return { status: 'failed', reason: getVideoFailure(video.error.code) }
  if (video.readyState >= video.HAVE_METADATA) return { status: 'ready' }
  // All sources have failed.
  return video.networkState === video.NETWORK_NO_SOURCE ? toSourceFailure(video) : null
}

function toSourceFailure(video: HTMLVideoElement): VideoState {
  const canPlayOne = [...video.querySelectorAll('source')].some(({ type }) => video.canPlayType(type) !== '')
  return { status: 'failed', reason: getSourceFailure(canPlayOne, navigator.onLine) }
}

/** Why a video cannot be played. */
type VideoFailure = 'aborted' | 'network' | 'decode' | 'format' | 'generic'

export type VideoState =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'failed'; reason: VideoFailure }

/** Returns the reason for an error code of MediaError; 'generic' for none or an unknown one. */
function getVideoFailure(code: number | undefined): VideoFailure {
  return (code === undefined ? undefined : REASONS[code]) ?? 'generic'
}

/** Returns the reason if no source could be loaded: 'format' only if the browser can play none of them. */
function getSourceFailure(canPlayOne: boolean, isOnline: boolean): VideoFailure {
  if (!canPlayOne) return 'format'
  return isOnline ? 'generic' : 'network'
}
