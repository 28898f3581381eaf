import { atom } from 'jotai'
import * as z from 'zod/mini'
import { type KeyedPayload, getKeyedPayload } from '@/lib/idempotency-key'

export const draftSchema = z.strictObject({
  email: z.string(),
  name: z.string(),
  note: z.string(),
  /** 'YYYY-MM-DD', or empty. */
  wishDate: z.string(),
  /**
   * The last request sent and its idempotency key:
   * the same content again is the same request, also after a reload.
   */
  attempt: z.nullable(z.strictObject({ sent: z.string(), key: z.string() })),
})
export type ContactDraft = z.infer<typeof draftSchema>
export const EMPTY_CONTACT_DRAFT: ContactDraft = {
  email: '',
  name: '',
  note: '',
  wishDate: '',
  attempt: null,
}

/** What is typed into the form. It is kept while other artwork is chosen. */
export const contactDraftAtom = atom(EMPTY_CONTACT_DRAFT)

/** Returns the draft with an attempt: the content to send and its idempotency key. */
export function withAttempt(draft: ContactDraft, content: object): ContactDraft & { attempt: KeyedPayload } {
  return { ...draft, attempt: getKeyedPayload(draft.attempt, content) }
}
