import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PrintRequestBody, HONEYPOT_PART } from '@contract/custom-print/print-request'
import { getPageLanguage } from '@/i18n/language'
import { type RequestFieldName, findInvalidFields } from './find-invalid-fields'
import { type ContactDraft, EMPTY_CONTACT_DRAFT, addAttempt } from './contact-draft'
import { deleteContactDraft, useContactDraft } from './use-contact-draft'
import { getRenderKey } from '../use-render-spec'
import { submitRequest } from './submit-request'
import { useSubmission } from '@/lib/requests/use-submission'
import { type RequestFailure, toRequestFailure } from '../request-failure'
import type { RequestFormProps } from './request-form'
import { getStudioToday } from '@contract/studio/studio-day'
import { computeEditorQuote } from '../pricing/compute-editor-quote'
import type { Prices } from '../pricing/use-prices'

/** The state of the form. `progress` is undefined unless a request is being sent. */
export function useRequestForm({ editing, onSending, onPricesChanged, onSent }: RequestFormProps) {
  const { i18n } = useTranslation()
  const [draft, setDraft] = useContactDraft()
  const [invalidFields, setInvalidFields] = useState<readonly RequestFieldName[]>([])
  const { isBusy, failure, submit, reset } = useSubmission<RequestFailure>(toRequestFailure)
  const [progress, setProgress] = useState(0)

  function setField(field: RequestFieldName, value: string) {
    setDraft({ ...draft, [field]: value })
    setInvalidFields(invalidFields.filter((name) => name !== field))
  }

  /** Sends the request, or moves the focus to the first invalid field. */
  async function send(form: HTMLFormElement, prices: Prices) {
    if (isBusy) return
    const element = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    const content = {
      ...toRequestContent(draft, element('requestedDate')),
      language: getPageLanguage(i18n.language),
      delivery: editing.delivery,
      job: editing.spec,
      priceVersion: prices.table.version,
      total: computeEditorQuote(editing, prices).total,
    }
    const invalidNames = findInvalidFields(content, getStudioToday())
    reset()
    setInvalidFields(invalidNames)
    if (invalidNames[0] !== undefined) return element(invalidNames[0]).focus()
    setProgress(0)
    onSending(true)
    await submit(async () => {
      const outcome = await submitAttempt(content, element(HONEYPOT_PART).value)
      onSending(false)
      if ('token' in outcome) {
        onSent(outcome)
        setDraft(EMPTY_CONTACT_DRAFT)
        return deleteContactDraft()
      }
      if (outcome.code === 'prices_changed') await onPricesChanged()
      return outcome
    })
  }

  async function submitAttempt(content: Omit<PrintRequestBody, 'key'>, honeypot: string) {
    const digest = await computeDigest(editing.file)
    if (digest === undefined) return { code: 'file_damaged' as const }
    const draftWithAttempt = addAttempt(draft, { ...content, digest })
    setDraft(draftWithAttempt)
    const input = { ...content, key: draftWithAttempt.attempt.key }
    // What was not printed again since the last change is not what this spec prints.
    const sample = editing.filmSample
    const isCurrent = sample !== undefined && getRenderKey(sample.spec) === getRenderKey(editing.spec)
    const filmSample = isCurrent ? sample.bits : undefined
    return submitRequest({ input, file: editing.file, filmSample, honeypot }, setProgress)
  }

  return { draft, setField, invalidFields, failure, progress: isBusy ? progress : undefined, send }
}

/** A half-typed date has an empty value but is not empty: '?' makes it invalid. */
function toRequestContent(
  { email, name, note, requestedDate }: ContactDraft,
  { validity }: HTMLInputElement,
) {
  return {
    email,
    name,
    note,
    wishDate: validity.badInput ? '?' : requestedDate === '' ? null : requestedDate,
  }
}

/** Returns a digest that identifies the file; undefined if it cannot be read any more. */
async function computeDigest(file: Blob): Promise<string | undefined> {
  try {
    const content = await file.arrayBuffer()
    // Browsers offer SubtleCrypto only to secure contexts, and the studio's own network has no TLS.
    if (!window.isSecureContext) return computeChecksum(new Uint8Array(content))
    const digest = await crypto.subtle.digest('SHA-256', content)
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch (error) {
    console.error('Artwork that was chosen cannot be read any more', error)
    return undefined
  }
}

/** FNV-1a of 32 bits with the length: enough to distinguish the files of one visitor. */
function computeChecksum(bytes: Uint8Array): string {
  let hash = 0x81_1c_9d_c5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return `${bytes.length}-${hash >>> 0}`
}
