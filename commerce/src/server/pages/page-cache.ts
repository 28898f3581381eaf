import { LRUCache } from 'lru-cache'
import { type CompressedResponse, compressResponse } from '../../lib/http/compression'
import { computeContentHash } from '../../lib/hash'

export type FoundPage = { file: CompressedResponse; status: 200 | 404 }

export type ComposedPage = {
  html: string
  status: 200 | 404
  /** The rendering failed, so only the page's scripts complete it. Such a page is not cached. */
  isFallback?: boolean
}

const hashes = new WeakMap<object, string>()

/** In bytes: about 1,000 product pages in all encodings. */
const MAX_CACHE_BYTES = 32 * 2 ** 20

const ENTRY_OVERHEAD_BYTES = 1000

/**
 * Caches the most recently used pages up to a number of bytes.
 * A page of another `version` is not used: it could offer what is sold out.
 */
export function createPageCache(maxBytes = MAX_CACHE_BYTES) {
  const pages = new LRUCache<string, { version: string; page: FoundPage }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => getByteSize(page.file),
  })
  const composing = new Map<string, Promise<FoundPage>>()

  async function composeAndKeep(key: string, version: string, compose: () => Promise<ComposedPage>) {
    const { html, status, isFallback = false } = await compose()
    const page: FoundPage = { file: await compressResponse(html), status }
    if (!isFallback) pages.set(key, { version, page })
    return page
  }

  return {
    size: () => pages.calculatedSize,
    getPage(
      key: string,
      version: string,
      compose: () => Promise<ComposedPage>,
    ): FoundPage | Promise<FoundPage> {
      const cached = pages.get(key)
      if (cached?.version === version) return cached.page
      const composition = `${key} ${version}`
      const page =
        composing.get(composition) ??
        composeAndKeep(key, version, compose).finally(() => composing.delete(composition))
      composing.set(composition, page)
      return page
    },
  }
}

function getByteSize({ bodies }: CompressedResponse): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, ENTRY_OVERHEAD_BYTES)
}

/** Returns the hash of a value's JSON. Cached by object, as the objects of a snapshot never change. */
export function hashObject(value: object): string {
  const cached = hashes.get(value)
  if (cached !== undefined) return cached
  const hash = computeContentHash(JSON.stringify(value))
  hashes.set(value, hash)
  return hash
}
