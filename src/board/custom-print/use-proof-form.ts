import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clampToShirt, computeHeightMm } from '@contract/custom-print/print-position'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import { useIdempotencyKeys } from '@/lib/requests/idempotency-key'
import { useSubmission } from '@/lib/requests/use-submission'
import { toFailure } from '../http-failure'
import { submitProof } from './custom-print-api'
import { parseFormValues, type PrintSpecFormValues, toFormValues } from './print-spec-form'
import type { DrawnPrint } from './print-preview'
import { computeProofPrices } from './proof-prices'

/** Whether two specs, or two sets of form values, are equal. */
const isSame = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())

/** Returns the height of a print in mm: of itself where it was drawn, and else by the shape of the version before. */
function computePrintHeight(
  spec: PrintSpec,
  last: Pick<StaffRequest, 'spec' | 'height'>,
  drawn: DrawnPrint | undefined,
): number {
  const drawnHeightMm = drawn !== undefined && isSame(drawn.spec, spec) ? drawn.heightMm : undefined
  return drawnHeightMm ?? computeHeightMm(spec.width, last.spec.width / last.height)
}

/** The state of a proof's form: print and prices as they are typed, what they come to, and sending them. */
export function useProofForm(request: StaffRequest, onSent: (message: string) => Promise<void>) {
  const { t } = useTranslation()
  const { id, number } = request
  // Kept from when the form was opened: a version that a colleague has sent since must not be replaced unseen.
  const [{ draft, version, last }] = useState(() => ({
    draft: request.draft,
    version: request.proofs.length + 1,
    last: request.proofs.at(-1) ?? request,
  }))
  const [print, setPrint] = useState(() => toFormValues(draft.spec))
  const [drawn, setDrawn] = useState<DrawnPrint>()
  const [typedPrices, setTypedPrices] = useState<Record<string, string>>({})
  const idempotencyKeys = useIdempotencyKeys()
  const title = t('board.press.failed', { number })
  const { isBusy, failure, submit, fail } = useSubmission((error) => toFailure(error, title, t))
  const spec = parseFormValues(print, draft.spec)
  const { fields, amounts, quote } = computeProofPrices(draft, spec ?? draft.spec, typedPrices)
  const isPrintChanged = spec !== undefined && !isSame(spec, draft.spec)

  async function send(form: HTMLFormElement) {
    if (isBusy) return
    if (spec === undefined) return fail({ title, reason: t('board.spec.invalid') })
    if (quote === undefined) {
      form.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
      return fail({ title, reason: t('board.prices.wrong') })
    }
    const clamped = toFormValues(clampToShirt(spec, draft.aspect))
    // If the print had to be clamped to the shirt, shows it instead of sending something that staff have not seen.
    if (!isSame(clamped, toFormValues(spec))) {
      setPrint(clamped)
      return fail({ title, reason: t('board.spec.clamped') })
    }
    const written = new FormData(form)
    const [readyOn, message] = [String(written.get('readyOn')), String(written.get('message'))]
    const changed = isPrintChanged ? { job: spec } : {}
    const content = { version, ...changed, amounts, total: quote.total, readyOn, message }
    await submit(async () => {
      await submitProof(id, { ...content, key: idempotencyKeys.getKey(content) })
      await onSent(t('board.proof.done', { number, version }))
    })
  }

  return {
    draft,
    print,
    changePrint: (changes: Partial<PrintSpecFormValues>) => setPrint({ ...print, ...changes }),
    spec,
    heightMm: spec && computePrintHeight(spec, last, drawn),
    setDrawn,
    isPrintChanged,
    priceFields: fields,
    setPrice: (key: string, text: string) => setTypedPrices({ ...typedPrices, [key]: text }),
    quote: spec && quote,
    isBusy,
    failure,
    send,
  }
}
