import { CHUNK_TIMEOUT_MS } from '@contract/limits'
import { fileInQuestion, renewPage, fileStatus } from './renew-page'

type Failure = 'timeout' | 'missing' | 'error'

/**
 * A part of the site that did not load: 'Loading chunk {id} failed.' with the reason and the address (section 8), which
 * is that of the page where the browser does not name the file.
 */
class ChunkError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(
    id: string,
    readonly type: Failure,
    readonly url: string,
    options?: ErrorOptions,
  ) {
    super(`Loading chunk ${id} failed. (${type}: ${url})`, options)
  }
}

/** The message of a part that did not load, which a visitor may read; undefined for any other error. */
export function chunkMessage(error: unknown): string | undefined {
  return error instanceof ChunkError ? error.message : undefined
}

/**
 * Loads a part of the site, waiting at most 120 s (section 9). Stays pending where the page is loaded anew for it, once.
 * Throws ChunkError, which says whether it timed out, is missing (as after a deploy) or broke.
 */
export async function loadChunk<T>(
  id: string,
  load: () => Promise<T>,
  timeoutMs: number = CHUNK_TIMEOUT_MS,
): Promise<T> {
  const loadInTime = () => inTime(id, load, timeoutMs)
  try {
    return await loadInTime()
  } catch (error) {
    const failure = error instanceof ChunkError ? error : asChunkError(id, error)
    if (!(failure instanceof ChunkError) || failure.type === 'timeout') throw failure
    return await recover(failure, loadInTime)
  }
}

async function recover<T>(failure: ChunkError, load: () => Promise<T>): Promise<T> {
  const isNamed = failure.type === 'missing'
  const url = fileInQuestion(isNamed ? failure.url : undefined)
  const status = url === undefined ? 'unknown' : await fileStatus(url)
  const isThereAgain = status === 'there' && isNamed
  if (isThereAgain) {
    try {
      return await load()
    } catch {
      // Some browsers answer the failure of a file from memory for as long as the page is there.
    }
  }
  // A new page asks for what is there now: also after a deploy, which takes files from an old page (reading R22).
  const isWorthIt = isThereAgain || status === 'gone'
  if (url !== undefined && isWorthIt && renewPage(`${status} ${url}`)) return await pageIsGone()
  throw failure
}

async function inTime<T>(id: string, load: () => Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(id, 'timeout', location.href)), timeoutMs)
  })
  try {
    return await Promise.race([load(), timedOut])
  } finally {
    clearTimeout(timer)
  }
}

/** What waits for the part goes with the page. */
function pageIsGone(): Promise<never> {
  return new Promise(() => undefined)
}

/** Browsers say 'Failed to fetch dynamically imported module: <url>' in words of their own; the URL is what they share. */
function asChunkError(id: string, error: unknown): unknown {
  const text = error instanceof Error ? error.message : ''
  const url = /(https?:\/\/\S+\.js)/.exec(text)?.[1]
  if (url !== undefined) return new ChunkError(id, 'missing', url)
  return text.includes('module') ? new ChunkError(id, 'error', location.href, { cause: error }) : error
}
