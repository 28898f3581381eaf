/** Why a film cannot be shown (specification, section 4). */
export type VideoFailure = 'aborted' | 'network' | 'decode' | 'format' | 'generic'

export type VideoState =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'failed'; reason: VideoFailure }

/** The reasons by the codes of the HTML standard's MediaError. */
const REASONS: Partial<Record<number, VideoFailure>> = {
  1: 'aborted',
  2: 'network',
  3: 'decode',
  4: 'format',
}

/** The reason behind a media element's error code; 'generic' for none or an unknown one. */
export function getVideoFailure(code: number | undefined): VideoFailure {
  return (code === undefined ? undefined : REASONS[code]) ?? 'generic'
}

/** The reason when no source could be loaded: formats that the browser plays were not the trouble then. */
export function getSourceFailure(canPlayOne: boolean, isOnline: boolean): VideoFailure {
  if (!canPlayOne) return 'format'
  return isOnline ? 'generic' : 'network'
}
