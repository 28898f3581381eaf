import type { RequestMailKind } from '../../mails/mail-kinds'
import { encodeNames } from '../../contract/custom-print/field-names'
import type { NewRequestMail } from '../../mails/mail'
import type { Proof, PrintRequest } from '../stores/custom-print-rows'

/**
 * Returns the mail about a request to its buyer, or to `recipient`; none if there is no recipient any more. With a
 * proof, it names that proof's print.
 */
export function buildRequestMail(
  kind: RequestMailKind,
  request: PrintRequest,
  options: {
    words?: string
    subjectId?: string
    recipient?: string
    proof?: Proof | undefined
    reorderOf?: number | undefined
  } = {},
): NewRequestMail[] {
  const { email, name } = request
  const { proof, reorderOf } = options
  const {
    words = proof?.message ?? '',
    subjectId = proof?.id ?? request.id,
    recipient = email ?? '',
  } = options
  if (email === null || name === null) return []
  return [
    {
      kind,
      subjectId,
      recipient,
      data: encodeNames({
        requestId: request.id,
        number: request.number,
        ...(reorderOf === undefined ? {} : { reorderOf }),
        language: request.language,
        name,
        email,
        note: request.note ?? '',
        requestedDate: request.requested_date,
        delivery: request.delivery,
        spec: proof?.spec ?? request.spec,
        quote: proof?.quote ?? request.quote,
        taxRatePercent: proof?.tax_rate_percent ?? request.tax_rate_percent,
        currency: request.currency,
        words,
        ...(proof === undefined
          ? {}
          : { proof: { version: proof.version, readyOn: proof.ready_on, validUntil: proof.valid_until } }),
      }),
    },
  ]
}
