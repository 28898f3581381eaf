import { ATTENTION_LIST_PATH } from '../../contract/board/attention'
import { STUDIO_LANGUAGE } from '../../contract/site/language'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import type { AlertMailData, AlertKind } from '../mail'
import { type MailContent, getMailTexts } from './mail-content'
import { formatSignature } from './mail-phrases'

/** Where a kind has one, the button of its mail opens this page: the board's list, or one of Medusa's admin. */
const BUTTON_PATHS: Partial<Record<AlertKind, string>> = {
  payment_unsettled: ATTENTION_LIST_PATH,
  mail_given_up: ATTENTION_LIST_PATH,
  backup_old: '/app/opening',
  backup_missing: '/app/opening',
  accounts_alike: '/app/settings/users',
}

/** Mails of these kinds quote what has failed; the others say themselves why. */
const QUOTING_KINDS: ReadonlySet<AlertKind> = new Set([
  'payment_unsettled',
  'mail_given_up',
  'backup_old',
  'backup_missing',
])

/** Returns the content of an alert to the studio: what happened, why as far as it is known, and what to do. */
export function buildAlertMailContent(
  { kind, values }: AlertMailData,
  publicUrl: string,
  studio: StudioProfile,
): MailContent {
  const t = getMailTexts(STUDIO_LANGUAGE)
  const [text, todo] = [t(`alert_${kind}.text`, values), t(`alert_${kind}.todo`, values)]
  const { reason = '' } = values
  const why = reason === '' ? t('alertNoCause') : t('alertCause', { reason })
  const path = BUTTON_PATHS[kind]
  return {
    studio: studio.name,
    language: STUDIO_LANGUAGE,
    subject: t(`alert_${kind}.subject`, values),
    preview: text,
    title: t(`alert_${kind}.title`, values),
    paragraphs: QUOTING_KINDS.has(kind) ? [text, why, todo] : [text, todo],
    blocksAbove: [],
    ...(path === undefined ? {} : { button: { label: t('openList'), url: `${publicUrl}${path}` } }),
    blocksBelow: [],
    footer: [t('alertReason'), formatSignature(studio)],
  }
}
