import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { encodeNames } from '@contract/custom-print/field-names'
import { type ContactDraft, contactDraftAtom, EMPTY_CONTACT_DRAFT, readStoredDraft } from './contact-draft'
import { withObjectStore } from '../storage/artwork-database'

const KEY = 'draft'

async function readDraft(): Promise<ContactDraft | undefined> {
  return readStoredDraft(await withObjectStore('readonly', (store) => store.get(KEY)))
}

export async function deleteContactDraft(): Promise<void> {
  await withObjectStore('readwrite', (store) => store.delete(KEY))
}

/** Returns the contact draft and its setter. It is saved with the artwork, for a reload or a later visit. */
export function useContactDraft() {
  const [draft, setDraft] = useAtom(contactDraftAtom)
  useEffect(() => {
    void readDraft().then((storedDraft) =>
      setDraft((current) => (current === EMPTY_CONTACT_DRAFT ? (storedDraft ?? current) : current)),
    )
  }, [setDraft])
  useEffect(() => {
    if (draft !== EMPTY_CONTACT_DRAFT)
      void withObjectStore('readwrite', (store) => store.put(encodeNames(draft), KEY))
  }, [draft])
  return [draft, setDraft] as const
}
