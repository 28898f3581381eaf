import { CHUNK_TIMEOUT_MS } from '@contract/limits'
import { renewPage } from './renew-page'

type Failure = 'timeout' | 'missing' | 'error'

/** A part of the site that did not load: 'Loading chunk {id} failed.' with the reason and the address (section 8). */
class ChunkError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(
    id: string,
    readonly type: Failure,
    readonly url: string,
  ) {
    super(`Loading chunk ${id} failed. (${type}: ${url})`)
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
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(id, 'timeout', id)), timeoutMs)
  })
  try {
    return await Promise.race([load(), timedOut])
  } catch (error) {
    const failure = error instanceof ChunkError ? error : asChunkError(id, error)
    if (failure instanceof ChunkError && (await isRenewedFor(failure))) return await pageIsGone()
    throw failure
  } finally {
    clearTimeout(timer)
  }
}

async function isRenewedFor({ type, url }: ChunkError): Promise<boolean> {
  if (type === 'timeout') return false
  return renewPage(type === 'missing' ? url : undefined)
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
  return text.includes('module') ? new ChunkError(id, 'error', text) : error
}
