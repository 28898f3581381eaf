import { formatSharedFailure, type FailureDetails, type RequestFailure } from '../request-failure'
import type { PressTFunction } from '../use-press-texts'

const FILE_REFUSAL_TEXTS = {
  file_size: 'size',
  file_type: 'type',
  file_heic: 'heic',
  file_pixels: 'pixels',
  file_long: 'long',
  file_small: 'small',
  file_damaged: 'damaged',
  file_unsafe: 'unsafe',
} as const

/** Returns why nothing was sent and what to do. */
export function formatSubmitFailure(
  failure: RequestFailure,
  details: FailureDetails,
  t: PressTFunction,
): string {
  const { code } = failure
  const shared = formatSharedFailure(failure, details, t)
  if (shared !== undefined) return shared
  if (code in FILE_REFUSAL_TEXTS) {
    const text = FILE_REFUSAL_TEXTS[code as keyof typeof FILE_REFUSAL_TEXTS]
    return `${t(`press.refused.${text}`)} ${t('press.refused.hint')}`
  }
  switch (code) {
    case 'connection':
    case 'busy':
      return t(`press.failure.${code}`)
    case 'not_printable':
      return t('press.failure.notPrintable')
    default:
      return t('press.failure.unknown', { email: details.email })
  }
}

/** Whether the studio's side failed: trying again later may work, and the studio can be mailed instead. */
export const isOurFault = ({ code }: RequestFailure): boolean =>
  ['storage_full', 'no_file', 'invalid_form', 'link_ended', 'unknown'].includes(code)
