import { STUDIO_LANGUAGE } from '../../contract/settings'
import type { StudioFacts } from '../../contract/studio/studio-profile'
import type { AlertFacts, AlertKind } from '../mail'
import type { MailContent } from './mail-content'
import { signature } from './order-mail'
import { mailTexts } from '../rules/mail-texts'

/** Where in the admin staff see more of it. */
const PATHS: Partial<Record<AlertKind, string>> = {
  payment_unsettled: '/app/attention',
  mail_given_up: '/app/attention',
  backup_old: '/app/opening',
  backup_missing: '/app/opening',
}

export function composeAlert(
  { kind, values }: AlertFacts,
  publicUrl: string,
  studio: StudioFacts,
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
    footer: [t('alertReason'), signature(studio)],
  }
}
