import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { type Draft, draftAtom, draftSchema, EMPTY_DRAFT } from './contact-draft'
import { inStore } from '../storage/artwork-database'

const KEY = 'draft'

async function keptDraft(): Promise<Draft | undefined> {
  return draftSchema.safeParse(await inStore('readonly', (store) => store.get(KEY))).data
}

export async function forgetDraft(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(KEY))
}

/** What is typed into the form, kept beside the drawing for a reload and for coming back. */
export function useKeptDraft() {
  const [draft, setDraft] = useAtom(draftAtom)
  useEffect(() => {
    void keptDraft().then((kept) => setDraft((typed) => (typed === EMPTY_DRAFT ? (kept ?? typed) : typed)))
  }, [setDraft])
  useEffect(() => {
    if (draft !== EMPTY_DRAFT) void inStore('readwrite', (store) => store.put(draft, KEY))
  }, [draft])
  return [draft, setDraft] as const
}
