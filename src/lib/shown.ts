import { atom } from 'jotai'
import type { Shown } from '@contract/render-request'

/** What the server shows on this page to one visitor alone; only pages without scripts read it. */
export const shownAtom = atom<Shown>()
