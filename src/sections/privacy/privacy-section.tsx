import { useTranslation } from 'react-i18next'
import { SETTINGS } from '@contract/settings'
import { addressLine } from '@contract/studio-address'
import { Clauses } from '../clauses'
import { SectionContent } from '../section-content'

const CLAUSES = [
  'intro',
  'who',
  'browser',
  'order',
  'payment',
  'visit',
  'app',
  'children',
  'rights',
  'changes',
] as const

/** What the studio knows about a visitor, and how to have it deleted. */
export function PrivacySection() {
  const { t } = useTranslation()
  const values = { name: SETTINGS.name, email: SETTINGS.email, address: addressLine() }
  return (
    <SectionContent title={t('privacy.title')}>
      <Clauses
        clauses={CLAUSES.map((id) => ({
          id,
          title: t(`privacy.${id}.title`),
          text: t(`privacy.${id}.text`, values),
        }))}
      />
    </SectionContent>
  )
}
