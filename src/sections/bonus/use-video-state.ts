import { useCallback, useEffect, useRef, useState } from 'react'

/** The reasons by the codes of the HTML standard's MediaError. */
const REASONS: Partial<Record<number, VideoFailure>> = {
  1: 'aborted',
  2: 'network',
  3: 'decode',
  4: 'format',
}

/** Returns how far a video is and its length in s, with the ref of its element, whose events call the functions beside. */
export function useVideoState() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<VideoState>({ status: 'loading' })
  const [seconds, setSeconds] = useState(0)
  const [hasStarted, setStarted] = useState(false)

  // The same for an event and for whatever happened to the served page before its script ran.
  const syncState = useCallback(() => {
    const next = video.current === null ? null : getVideoState(video.current)
    setSeconds(video.current?.duration ?? 0)
    if (next !== null) setState(next)
  }, [])
  useEffect(syncState, [syncState])

  // The button that started it is gone, and with it the focus.
  useEffect(() => {
    if (hasStarted && document.activeElement === document.body) video.current?.focus()
  }, [hasStarted])

  // When the last <source> fails, the element itself holds no error.
  function showSourceFailure() {
    if (video.current !== null) setState(failedBySources(video.current))
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

/** What a video element has come to; null while that is open. */
function getVideoState(video: HTMLVideoElement): VideoState | null {
  if (video.error) return { status: 'failed', reason: getVideoFailure(video.error.code) }
  if (video.readyState >= video.HAVE_METADATA) return { status: 'ready' }
  // Every source has failed.
  return video.networkState === video.NETWORK_NO_SOURCE ? failedBySources(video) : null
}

function failedBySources(video: HTMLVideoElement): VideoState {
  const canPlayOne = [...video.querySelectorAll('source')].some(({ type }) => video.canPlayType(type) !== '')
  return { status: 'failed', reason: getSourceFailure(canPlayOne, navigator.onLine) }
}

/** Why a film cannot be shown (specification, section 4). */
type VideoFailure = 'aborted' | 'network' | 'decode' | 'format' | 'generic'

export type VideoState =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'failed'; reason: VideoFailure }

/** The reason behind a media element's error code; 'generic' for none or an unknown one. */
function getVideoFailure(code: number | undefined): VideoFailure {
  return (code === undefined ? undefined : REASONS[code]) ?? 'generic'
}

/** The reason when no source could be loaded: formats that the browser plays were not the trouble then. */
function getSourceFailure(canPlayOne: boolean, isOnline: boolean): VideoFailure {
  if (!canPlayOne) return 'format'
  return isOnline ? 'generic' : 'network'
}
