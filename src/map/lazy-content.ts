import { type ComponentType, lazy } from 'react'
import type { Section } from '@/sections/registry'

/** Returns a section's content, loaded on first render. A failed load stays failed: a retry needs another one. */
export function createLazyContent(section: Section): ComponentType {
  return lazy(async () => ({ default: await section.load() }))
}
