import { CHUNK_TIMEOUT_MS } from '@contract/limits'

type Failure = 'timeout' | 'missing' | 'error'

/** A part of the site that did not load: 'Loading chunk {id} failed.' with the reason and the address (section 8). */
class ChunkError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(id: string, type: Failure, url: string) {
    super(`Loading chunk ${id} failed. (${type}: ${url})`)
  }
}

/**
 * Loads a part of the site, waiting at most 120 s (section 9).
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
    throw error instanceof ChunkError ? error : asChunkError(id, error)
  } finally {
    clearTimeout(timer)
  }
}

/** Browsers say 'Failed to fetch dynamically imported module: <url>' in words of their own; the URL is what they share. */
function asChunkError(id: string, error: unknown): unknown {
  const text = error instanceof Error ? error.message : ''
  const url = /(https?:\/\/\S+\.js)/.exec(text)?.[1]
  if (url !== undefined) return new ChunkError(id, 'missing', url)
  return text.includes('module') ? new ChunkError(id, 'error', text) : error
}
