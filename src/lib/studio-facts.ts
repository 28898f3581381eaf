import { atom, useAtomValue } from 'jotai'
import type { StudioProfile } from '@contract/studio/studio-profile'

const givenAtom = atom<StudioProfile>()

/** What the server has written into the page of the studio; what was set instead where there is no page yet. */
export const studioAtom = atom(
  (get) => get(givenAtom) ?? studioOfPage(),
  (_get, set, studio: StudioProfile) => set(givenAtom, studio),
)

export function useStudio(): StudioProfile {
  return useAtomValue(studioAtom)
}

function studioOfPage(): StudioProfile {
  return JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="studio"]')?.content ?? '')
}
