import { type ComponentType, lazy } from 'react'
import { withContentTexts } from '@/i18n/content-texts'
import { loadChunk } from '@/lib/lazy-chunk'

/** A page of the standard layout as a chunk of its own, which nobody pays for on another page. */
export function lazyPage(id: string, load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loadChunk(id, withContentTexts(load)) }))
}
