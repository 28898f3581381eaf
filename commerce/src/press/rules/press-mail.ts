import { isForStudio, type PressMailKind } from '../../contract/press-mails'
import { SETTINGS } from '../../contract/settings'
import type { NewPressMail } from '../../modules/checkout/mail-types'
import type { PressRequest } from '../../modules/press/types'

/** A mail about a request, to its buyer or to the studio; none where nobody is left to be told. */
export function pressMail(
  kind: PressMailKind,
  request: PressRequest,
  { words = '', subjectId = request.id }: { words?: string; subjectId?: string } = {},
): NewPressMail[] {
  const { email, name } = request
  if (email === null || name === null) return []
  return [
    {
      kind,
      subjectId,
      recipient: isForStudio(kind) ? SETTINGS.email : email,
      facts: {
        requestId: request.id,
        number: request.number,
        language: request.language,
        name,
        email,
        note: request.note ?? '',
        wishDate: request.wish_date,
        delivery: request.delivery,
        job: request.job,
        quote: request.quote,
        taxRatePercent: request.tax_rate_percent,
        currency: request.currency,
        words,
      },
    },
  ]
}
