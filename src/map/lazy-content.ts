import { type ComponentType, lazy } from 'react'
import type { Section } from '@/sections/registry'

/** A section's content, loaded when it is first rendered. One that did not load stays so: a new try is another one. */
export function lazyContent(section: Section): ComponentType {
  return lazy(async () => ({ default: (await section.load()).Section }))
}
