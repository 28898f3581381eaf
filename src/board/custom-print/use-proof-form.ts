import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clampToShirt, computeHeightMm } from '@contract/custom-print/print-position'
import { formatCm, isSameCrop, type PrintSpec } from '@contract/custom-print/print-spec'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import { useIdempotencyKeys } from '@/lib/requests/idempotency-key'
import { useSubmission } from '@/lib/requests/use-submission'
import { toFailure } from '../http-failure'
import { fetchPrintPreview, submitProof } from './custom-print-api'
import { parseFormValues, type PrintSpecFormValues, toFormValues, toVersionSpec } from './print-spec-form'
import { computeProofPrices } from './proof-prices'

/** Whether two specs, or two sets of form values, are equal. */
const isSame = (one: object, other: object) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())

/** A print as it was looked at, and the spec that decides how large the drawing in it is. */
type DrawnPrint = { spec: PrintSpec; heightMm: number | undefined; scaledAs: PrintSpec }

/** The state of a proof's form: print and prices as they are typed, what they come to, and sending them. */
export function useProofForm(request: StaffRequest, onSent: (message: string) => Promise<void>) {
  const { t } = useTranslation()
  const { id, number } = request
  // Kept from when the form was opened: a version that a colleague has sent since must not be replaced unseen.
  const [{ draft, version }] = useState(() => ({
    draft: request.draft,
    version: request.proofs.length + 1,
  }))
  const [print, setPrint] = useState(() => toFormValues(draft.spec))
  const [drawn, setDrawn] = useState<DrawnPrint>()
  const [typedPrices, setTypedPrices] = useState<Record<string, string>>({})
  const idempotencyKeys = useIdempotencyKeys()
  const title = t('board.press.failed', { number })
  const { isBusy, failure, submit, fail, reset } = useSubmission((error) => toFailure(error, title, t))
  const spec = parseFormValues(print, draft.spec)
  const isPrintChanged = spec !== undefined && !isSame(spec, draft.spec)
  const drawnHeightMm = spec && drawn && isSame(drawn.spec, spec) ? drawn.heightMm : undefined
  // How high the drawing is without what is cut away now, only the server knows.
  const isCut = spec !== undefined && !isSameCrop(spec.crop, draft.spec.crop)
  const isUnseen = isCut && drawnHeightMm === undefined
  const aspect = isCut && drawnHeightMm !== undefined ? spec.width / drawnHeightMm : draft.aspect
  const { fields, amounts, quote } = computeProofPrices({ ...draft, aspect }, spec ?? draft.spec, typedPrices)

  /** Where the crop alone was changed since the last look, the width follows: nothing in the print is larger then. */
  async function drawPrint(requestedSpec: PrintSpec) {
    if (failure !== undefined) reset()
    const last = drawn ?? { spec: draft.spec, scaledAs: draft.spec }
    const isScaled =
      requestedSpec.width === last.spec.width && !isSameCrop(requestedSpec.crop, last.spec.crop)
    const {
      picture,
      widthMm = requestedSpec.width,
      heightMm,
    } = await fetchPrintPreview(
      id,
      toVersionSpec(requestedSpec, draft.spec),
      isScaled ? toVersionSpec(last.scaledAs, draft.spec) : undefined,
    )
    const drawnSpec = { ...requestedSpec, width: widthMm }
    setDrawn({ spec: drawnSpec, heightMm, scaledAs: isScaled ? last.scaledAs : drawnSpec })
    if (isScaled) setPrint((now) => ({ ...now, width: formatCm(widthMm) }))
    return { picture, spec: drawnSpec }
  }

  async function send(form: HTMLFormElement) {
    if (isBusy) return
    if (spec === undefined) return fail({ title, reason: t('board.spec.invalid') })
    if (isUnseen) return fail({ title, reason: t('board.spec.unseen') })
    if (quote === undefined) {
      form.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
      return fail({ title, reason: t('board.prices.wrong') })
    }
    const clamped = toFormValues(clampToShirt(spec, aspect))
    // If the print had to be clamped to the shirt, shows it instead of sending something that staff have not seen.
    if (!isSame(clamped, toFormValues(spec))) {
      setPrint(clamped)
      return fail({ title, reason: t('board.spec.clamped') })
    }
    const written = new FormData(form)
    const [readyOn, message] = [String(written.get('readyOn')), String(written.get('message'))]
    const changed = isPrintChanged ? { job: toVersionSpec(spec, draft.spec) } : {}
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
    aspect,
    heightMm: spec && !isUnseen ? (drawnHeightMm ?? computeHeightMm(spec.width, aspect)) : undefined,
    drawPrint,
    isPrintChanged,
    priceFields: fields,
    setPrice: (key: string, text: string) => setTypedPrices({ ...typedPrices, [key]: text }),
    quote: spec && !isUnseen ? quote : undefined,
    isBusy,
    failure,
    send,
  }
}
