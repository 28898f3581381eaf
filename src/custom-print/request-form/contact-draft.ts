import { atom } from 'jotai'
import * as z from 'zod/mini'
import { type DecodedFields, decodeNames } from '@contract/custom-print/field-names'
import { type KeyedPayload, getKeyedPayload } from '@/lib/requests/idempotency-key'

const text = z._default(z.string(), '')

/** Takes what another release has stored: a field that it does not have is empty. */
const storedDraftSchema = z.object({
  email: text,
  name: text,
  note: text,
  /** 'YYYY-MM-DD', or empty. */
  wishDate: text,
  /**
   * The last request sent and its idempotency key:
   * the same content again is the same request, also after a reload.
   */
  attempt: z._default(z.nullable(z.object({ sent: z.string(), key: z.string() })), null),
})
export type ContactDraft = DecodedFields<z.infer<typeof storedDraftSchema>>

/** Returns a draft from storage; undefined for what is none. */
export function readStoredDraft(stored: unknown): ContactDraft | undefined {
  const { data } = storedDraftSchema.safeParse(stored)
  return data && decodeNames(data)
}

export const EMPTY_CONTACT_DRAFT: ContactDraft = {
  email: '',
  name: '',
  note: '',
  requestedDate: '',
  attempt: null,
}

/** An atom, as what is typed must outlive the form while other artwork is chosen. */
export const contactDraftAtom = atom(EMPTY_CONTACT_DRAFT)

/** Returns the draft with an attempt: the content to send and its idempotency key. */
export function addAttempt(draft: ContactDraft, content: object): ContactDraft & { attempt: KeyedPayload } {
  return { ...draft, attempt: getKeyedPayload(draft.attempt, content) }
}
