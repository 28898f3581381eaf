import { formatRappen } from '@contract/money/money'
import type { SubmitFailure } from './submit-request'
import type { usePressTexts } from '../use-press-texts'

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

/** In minutes: the rate limit ends after an hour at the latest. */
const MAX_MINUTES = 60

/** `email` is the studio's address, `wishFrom` the first day that may be wished for, formatted. */
type Facts = { email: string; currency: string; wishFrom: string }

/** Returns why nothing was sent and what to do. */
export function formatSubmitFailure(
  { code, values = {} }: SubmitFailure,
  { email, currency, wishFrom }: Facts,
  t: ReturnType<typeof usePressTexts>['t'],
): string {
  const money = (name: string) => formatRappen(values[name] ?? 0, currency)
  switch (code) {
    case 'connection':
    case 'busy':
      return t(`press.failure.${code}`)
    case 'not_printable':
      return t('press.failure.notPrintable')
    case 'wish_too_soon':
      return t('press.invalid.wishDate', { date: wishFrom })
    case 'too_many_from_here':
      return t('press.failure.tooMany', { count: values['minutes'] || MAX_MINUTES })
    case 'prices_changed':
      return t('press.failure.prices', { before: money('before'), now: money('now') })
    case 'storage_full':
      return t('press.failure.full', { email })
    case 'no_file':
    case 'invalid_form':
    case 'link_ended':
    case 'not_printed_yet':
    case 'unknown':
      return t('press.failure.unknown', { email })
    default:
      return `${t(`press.refused.${FILE_REFUSAL_TEXTS[code]}`)} ${t('press.refused.hint')}`
  }
}

/** Whether the studio's side failed: trying again later may work, and the studio can be mailed instead. */
export const isOurFault = ({ code }: SubmitFailure): boolean =>
  ['storage_full', 'no_file', 'invalid_form', 'link_ended', 'unknown'].includes(code)
