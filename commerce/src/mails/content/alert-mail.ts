import { STUDIO_LANGUAGE } from '../../contract/settings'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import type { AlertMailData, AlertKind } from '../mail'
import { type MailContent, mailTexts } from './mail-content'
import { formatSignature } from './order-mail'

/** The page of the admin that shows more. */
const PATHS: Partial<Record<AlertKind, string>> = {
  payment_unsettled: '/app/attention',
  mail_given_up: '/app/attention',
  backup_old: '/app/opening',
  backup_missing: '/app/opening',
  accounts_alike: '/app/settings/users',
}

/** Returns the content of an alert to the studio. */
export function buildAlertMailContent(
  { kind, values }: AlertMailData,
  publicUrl: string,
  studio: StudioProfile,
): MailContent {
  const t = mailTexts(STUDIO_LANGUAGE)
  const [text, todo] = [t(`alert_${kind}.text`, values), t(`alert_${kind}.todo`, values)]
  const path = PATHS[kind]
  return {
    studio: studio.name,
    language: STUDIO_LANGUAGE,
    subject: t(`alert_${kind}.subject`, values),
    preview: text,
    title: t(`alert_${kind}.title`, values),
    paragraphs: [text, todo],
    first: [],
    ...(path === undefined ? {} : { button: { label: t('openList'), url: `${publicUrl}${path}` } }),
    last: [],
    footer: [t('alertReason'), formatSignature(studio)],
  }
}
