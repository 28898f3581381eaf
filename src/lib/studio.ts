import { atom, useAtomValue } from 'jotai'
import type { StudioFacts } from '@contract/studio/studio-profile'

const givenAtom = atom<StudioFacts>()

/** What the server has written into the page of the studio; what was set instead where there is no page yet. */
export const studioAtom = atom(
  (get) => get(givenAtom) ?? studioOfPage(),
  (_get, set, studio: StudioFacts) => set(givenAtom, studio),
)

export function useStudio(): StudioFacts {
  return useAtomValue(studioAtom)
}

function studioOfPage(): StudioFacts {
  return JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="studio"]')?.content ?? '')
}
