import { LRUCache } from 'lru-cache'
import { compressResponse, type CompressedResponse } from '../compressed-response'

/** A page ready to be sent, and the status that it is sent with. */
export type FoundPage = { file: CompressedResponse; status: 200 | 404 }

export type ComposedPage = {
  html: string
  status: 200 | 404
  /** It could not be made as it should be, and is not kept. */
  isFallback?: boolean
}

/** Rendered pages in all encodings: some 1,000 pages of products. */
const MAX_BYTES = 32 * 2 ** 20
/** Keys, headers and objects beside a page's bodies. */
const OVERHEAD_BYTES = 1000

/**
 * Keeps pages within a number of bytes, the most recently used ones. A page is composed when it is first asked for, and
 * again once `version` (of what it shows) is another: nobody is sent an older one meanwhile, because it could offer
 * what is sold. All who ask at the same time wait for the same composition.
 */
export function createPageCache(maxBytes = MAX_BYTES) {
  const kept = new LRUCache<string, { version: string; page: FoundPage }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => bytesOf(page.file),
  })
  const composing = new Map<string, Promise<FoundPage>>()

  async function made(
    key: string,
    version: string,
    compose: () => Promise<ComposedPage>,
  ): Promise<FoundPage> {
    const { html, status, isFallback = false } = await compose()
    const page: FoundPage = { file: await compressResponse(html), status }
    if (!isFallback) kept.set(key, { version, page })
    return page
  }

  return {
    /** Kept bytes. */
    size: () => kept.calculatedSize,
    page(key: string, version: string, compose: () => Promise<ComposedPage>): FoundPage | Promise<FoundPage> {
      const known = kept.get(key)
      if (known?.version === version) return known.page
      const flight = `${key} ${version}`
      const page =
        composing.get(flight) ?? made(key, version, compose).finally(() => composing.delete(flight))
      composing.set(flight, page)
      return page
    },
  }
}

function bytesOf({ bodies }: CompressedResponse): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, OVERHEAD_BYTES)
}
