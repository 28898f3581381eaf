import { useTranslation } from 'react-i18next'
import { SETTINGS } from '@contract/settings'
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
  const { street, postalCode, city } = SETTINGS.address
  const values = { name: SETTINGS.name, email: SETTINGS.email, address: `${street}, ${postalCode} ${city}` }
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
