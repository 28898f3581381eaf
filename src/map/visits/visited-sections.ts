import { type KeyValueStore, readStored, writeStored } from '@/lib/storage'
import type { SectionId } from '@/sections/registry'

/** Key in localStorage of the sections that were opened on this device. They are never sent. */
const VISITED_KEY = 'atelier-steinbock.visited-sections'

/** Returns those of the map's sections that were opened on this device, in the order of the map. */
export function readVisitedSections(
  storage: () => KeyValueStore,
  sectionIds: readonly SectionId[],
): SectionId[] {
  const storedIds = readStored(storage, VISITED_KEY)
  return Array.isArray(storedIds) ? sectionIds.filter((id) => storedIds.includes(id)) : []
}

/** Stores visited sections beside those that another tab may have stored meanwhile. */
export function storeVisitedSections(
  storage: () => KeyValueStore,
  sectionIds: readonly SectionId[],
  visited: readonly SectionId[],
): void {
  const storedIds = readVisitedSections(storage, sectionIds)
  const all = sectionIds.filter((id) => visited.includes(id) || storedIds.includes(id))
  if (all.length > storedIds.length) writeStored(storage, VISITED_KEY, all)
}
