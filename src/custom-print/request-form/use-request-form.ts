import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PressRequestInput, TRAP_PART } from '@contract/custom-print/print-request'
import { pageLanguage } from '@/i18n/language'
import { type SendFieldName, wrongFields } from './find-invalid-fields'
import { type Draft, EMPTY_DRAFT, withAttempt } from './contact-draft'
import { digestOf } from './file-digest'
import { forgetDraft, useKeptDraft } from './use-contact-draft'
import { type SendFailure, sendJob } from './submit-request'
import type { SendStepProps } from './request-form'
import { studioDay } from '../studio-today'
import type { Prices } from '../pricing/use-prices'

/** What is typed, sent and answered; `progress` is undefined unless something is being sent. */
export function useSending({ bench, total, onSending, onPricesChanged, onSent }: SendStepProps) {
  const { i18n } = useTranslation()
  const [draft, setDraft] = useKeptDraft()
  const [wrong, setWrong] = useState<readonly SendFieldName[]>([])
  const [failure, setFailure] = useState<SendFailure>()
  const [progress, setProgress] = useState<number>()

  function type(field: SendFieldName, value: string) {
    setDraft({ ...draft, [field]: value })
    setWrong(wrong.filter((name) => name !== field))
  }

  /** Sends, or moves the focus to the first field that is wrong. */
  async function send(form: HTMLFormElement, { table }: Prices) {
    if (progress !== undefined) return
    const element = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    const content = {
      ...contentOf(draft, element('wishDate')),
      language: pageLanguage(i18n.language),
      delivery: bench.delivery,
      job: bench.job,
      priceVersion: table.version,
      total,
    }
    const found = wrongFields(content, studioDay())
    setFailure(undefined)
    setWrong(found)
    if (found[0] !== undefined) return element(found[0]).focus()
    setProgress(0)
    onSending(true)
    const outcome = await attempt(content, element(TRAP_PART).value)
    onSending(false)
    if ('token' in outcome) {
      onSent(outcome)
      setDraft(EMPTY_DRAFT)
      return forgetDraft()
    }
    if (outcome.code === 'prices_changed') await onPricesChanged()
    setProgress(undefined)
    setFailure(outcome)
  }

  async function attempt(content: Omit<PressRequestInput, 'key'>, trap: string) {
    const digest = await digestOf(bench.file)
    if (digest === undefined) return { code: 'file_damaged' as const }
    const attempted = withAttempt(draft, { ...content, digest })
    setDraft(attempted)
    const input = { ...content, key: attempted.attempt.key }
    return sendJob({ input, file: bench.file, trap }, setProgress)
  }

  return { draft, type, wrong, failure, progress, send }
}

/** A day that is typed in part has no value, and is not none. */
function contentOf({ email, name, note, wishDate }: Draft, { validity }: HTMLInputElement) {
  return { email, name, note, wishDate: validity.badInput ? '?' : wishDate === '' ? null : wishDate }
}
