import { atom } from 'jotai'

export const isDrawerOpenAtom = atom(false)
/** True from the second frame of the open drawer: making the page inert takes longer than the first frame may. */
export const isDrawerPaintedAtom = atom(false)
export const isPageInertAtom = atom((get) => get(isDrawerOpenAtom) && get(isDrawerPaintedAtom))
