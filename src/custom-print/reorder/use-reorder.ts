import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REORDERS_PATH } from '@contract/api/api-paths'
import type { SizeCounts } from '@contract/custom-print/print-spec'
import type { BuyerRequest } from '@contract/custom-print/buyer-request'
import { computeAreaCm2 } from '@contract/custom-print/print-position'
import { computePrintQuote } from '@contract/custom-print/print-quote'
import { type SentRequest, sentRequestSchema } from '@contract/custom-print/print-request'
import type { ReorderInput } from '@contract/custom-print/reorder'
import { isAcceptableDate } from '@contract/custom-print/requested-date'
import type { DeliveryOption } from '@contract/cart/delivery-option'
import { getPageLanguage } from '@/i18n/language'
import { fetchApi } from '@/lib/requests/http'
import type { IdempotencyKeys } from '@/lib/requests/idempotency-key'
import { getStudioToday } from '@contract/studio/studio-day'
import { usePrices } from '../pricing/use-prices'
import { useSubmission } from '@/lib/requests/use-submission'
import { type RequestFailure, toRequestFailure } from '../request-failure'

export type ReorderProps = {
  print: NonNullable<BuyerRequest['reorder']>
  /** How the print was delivered. */
  delivery: DeliveryOption
  token: string
  /** Kept by the parent: the same reorder, sent again after the form was closed, has the same idempotency key. */
  idempotencyKeys: IdempotencyKeys
}

/** The state of a reorder: what is chosen, its price today, and sending it. */
export function useReorder({
  print: { spec, height },
  delivery: lastDelivery,
  token,
  idempotencyKeys,
}: ReorderProps) {
  const { i18n } = useTranslation()
  const { prices, loadPrices } = usePrices()
  const [counts, setCounts] = useState<SizeCounts>(spec.counts)
  const [delivery, setDelivery] = useState<DeliveryOption>(lastDelivery)
  const [isDateInvalid, setIsDateInvalid] = useState(false)
  const [sentRequest, setSentRequest] = useState<SentRequest>()
  const { isBusy: isSending, failure, submit } = useSubmission<RequestFailure>(toRequestFailure)
  const area = computeAreaCm2(spec.width, height)
  const quote =
    prices.status === 'ready'
      ? computePrintQuote({ ...spec, counts, area, delivery }, prices.table, prices.pricing)
      : undefined

  async function send(form: HTMLFormElement) {
    if (prices.status !== 'ready' || quote === undefined || isSending) return
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
    const dateInput = field('requestedDate')
    const requestedDate = dateInput.value === '' ? null : dateInput.value
    const isInvalid =
      dateInput.validity.badInput ||
      (requestedDate !== null && !isAcceptableDate(requestedDate, getStudioToday()))
    setIsDateInvalid(isInvalid)
    if (isInvalid) return dateInput.focus()
    const content = {
      token,
      language: getPageLanguage(i18n.language),
      counts,
      delivery,
      wishDate: requestedDate,
      note: field('note').value,
      priceVersion: prices.table.version,
      total: quote.total,
    }
    await submit(async () => {
      try {
        setSentRequest(await submitReorder({ ...content, key: idempotencyKeys.getKey(content) }))
      } catch (error) {
        // Nothing can be sent again at the old price.
        if (toRequestFailure(error).code === 'prices_changed') await loadPrices()
        throw error
      }
    })
  }

  return {
    sentRequest,
    isSending,
    failure,
    prices,
    loadPrices,
    quote,
    counts,
    setCounts,
    delivery,
    setDelivery,
    isDateInvalid,
    send,
  }
}

async function submitReorder(input: ReorderInput): Promise<SentRequest> {
  const answer = await fetchApi(REORDERS_PATH, { method: 'POST', body: JSON.stringify(input) })
  return sentRequestSchema.parse(answer)
}
