import type { FileRefusal } from '@contract/custom-print/artwork-file'
import { formatSharedFailure, type FailureDetails, type RequestFailure } from '../request-failure'
import type { PressTFunction } from '../use-press-texts'

/** Returns why nothing was sent and what to do. */
export function formatSubmitFailure(
  failure: RequestFailure,
  details: FailureDetails,
  t: PressTFunction,
): string {
  const { code } = failure
  const sharedText = formatSharedFailure(failure, details, t)
  if (sharedText !== undefined) return sharedText
  if (isFileRefusal(code))
    return `${t(`press.refused.${code.slice('file_'.length) as FileRefusal}`)} ${t('press.refused.hint')}`
  switch (code) {
    case 'connection':
    case 'busy':
      return t(`press.failure.${code}`)
    case 'not_printable':
      return t('press.failure.notPrintable')
    case 'invalid_crop':
      return t('press.failure.crop')
    default:
      return t('press.failure.unknown', { email: details.email })
  }
}

const isFileRefusal = (code: string): code is `file_${FileRefusal}` => code.startsWith('file_')

/** Whether the studio's side failed: trying again later may work, and the studio can be mailed instead. */
export const isOurFault = ({ code }: RequestFailure): boolean =>
  ['storage_full', 'no_file', 'invalid_form', 'invalid_crop', 'link_ended', 'unknown'].includes(code)
