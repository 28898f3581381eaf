import { getFailedFileUrl, reloadOnce, fetchFileStatus } from './reload-once'
import { awaitWithin } from './timers'

const CHUNK_TIMEOUT_MS = 120_000

type ChunkFailure = 'timeout' | 'missing' | 'error'

/** A chunk that did not load. The URL is that of the page if the browser does not name the file. */
class ChunkError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(
    id: string,
    readonly type: ChunkFailure,
    readonly url: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${id} failed. (${type}: ${url})`, options)
  }
}

/** Returns the message of a ChunkError; undefined for any other error. */
export function getChunkErrorMessage(error: unknown): string | undefined {
  return error instanceof ChunkError ? error.message : undefined
}

/**
 * Loads a chunk within 120 s. Rejects with ChunkError; stays pending if the page is reloaded instead.
 */
export async function loadChunk<T>(
  id: string,
  load: () => Promise<T>,
  timeoutMs: number = CHUNK_TIMEOUT_MS,
): Promise<T> {
  const throwTimeout = (): never => {
    throw new ChunkError(id, 'timeout', location.href)
  }
  const loadWithTimeout = () => awaitWithin(load(), timeoutMs, throwTimeout)
  try {
    return await loadWithTimeout()
  } catch (error) {
    const failure = error instanceof ChunkError ? error : toChunkError(id, error)
    if (!(failure instanceof ChunkError) || failure.type === 'timeout') throw failure
    return await recover(failure, loadWithTimeout)
  }
}

async function recover<T>(failure: ChunkError, load: () => Promise<T>): Promise<T> {
  const isNamed = failure.type === 'missing'
  const url = getFailedFileUrl(isNamed ? failure.url : undefined)
  const status = url === undefined ? 'unknown' : await fetchFileStatus(url)
  const isThereAgain = status === 'there' && isNamed
  if (isThereAgain) {
    try {
      return await load()
    } catch {
      // Some browsers cache the failed import until the page is reloaded.
    }
  }
  // A deploy removes files of the old build; after a reload the page names files that exist.
  const isWorthIt = isThereAgain || status === 'gone'
  if (url !== undefined && isWorthIt && reloadOnce(`${status} ${url}`)) return await waitForever()
  throw failure
}

function waitForever(): Promise<never> {
  return new Promise(() => undefined)
}

/**
 * Browsers word 'Failed to fetch dynamically imported module: <url>' differently; only the URL is common to all.
 */
function toChunkError(id: string, error: unknown): unknown {
  const text = error instanceof Error ? error.message : ''
  const url = /(https?:\/\/\S+\.js)/.exec(text)?.[1]
  if (url !== undefined) return new ChunkError(id, 'missing', url)
  return text.includes('module') ? new ChunkError(id, 'error', location.href, { cause: error }) : error
}
