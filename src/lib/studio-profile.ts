import { atom, useAtomValue } from 'jotai'
import type { StudioProfile } from '@contract/studio/studio-profile'

const overrideAtom = atom<StudioProfile>()

/** What the server has written into the page of the studio; what was set instead where there is no page yet. */
export const studioProfileAtom = atom(
  (get) => get(overrideAtom) ?? readStudioProfile(),
  (_get, set, studio: StudioProfile) => set(overrideAtom, studio),
)

export function useStudioProfile(): StudioProfile {
  return useAtomValue(studioProfileAtom)
}

function readStudioProfile(): StudioProfile {
  return JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="studio"]')?.content ?? '')
}
