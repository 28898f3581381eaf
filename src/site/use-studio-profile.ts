import { atom, useAtomValue } from 'jotai'
import type { StudioProfile } from '@contract/studio/studio-profile'

const overrideAtom = atom<StudioProfile>()

/** The studio's profile: the one set on this atom, else the one that the server has written into the page. */
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
