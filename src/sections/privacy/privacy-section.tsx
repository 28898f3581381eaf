import { useTranslation } from 'react-i18next'
import { formatAddressLine } from '@contract/studio/studio-address'
import { useStudioProfile } from '@/site/use-studio-profile'
import { LegalClauses } from '../legal-clauses'
import { SectionContent } from '../section-content'

const CLAUSES = [
  'intro',
  'who',
  'browser',
  'order',
  'press',
  'payment',
  'visit',
  'app',
  'children',
  'rights',
  'changes',
] as const

export function PrivacySection() {
  const { t } = useTranslation()
  const { name, email, address } = useStudioProfile()
  const values = { name, email, address: formatAddressLine(address) }
  return (
    <SectionContent title={t('privacy.title')}>
      <LegalClauses
        clauses={CLAUSES.map((id) => ({
          id,
          title: t(`privacy.${id}.title`),
          text: t(`privacy.${id}.text`, values),
        }))}
      />
    </SectionContent>
  )
}
