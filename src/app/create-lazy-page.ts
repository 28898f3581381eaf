import { type ComponentType, lazy } from 'react'
import { loadChunk } from '@/lib/lazy-chunk'

/**
 * Returns a page whose code is loaded when it is first rendered. A failure is the page's: it stands until it is
 * reloaded. A part of a page is made by `createLazyPart`, which can be tried again.
 */
export function createLazyPage<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadChunk(id, load) }))
}
