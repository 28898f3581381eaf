import { useTranslation } from 'react-i18next'
import { RETURN_DAYS } from '@contract/limits'
import { LegalClauses } from '../legal-clauses'
import { SectionContent } from '../section-content'
import styles from './terms-section.module.css'

/**
 * The date of the last change, written alike in all languages.
 * The line ends with it in every language.
 */
const UPDATED = '16-02-24'

const CLAUSES = [
  'eula',
  'orders',
  'delivery',
  'returns',
  'motifs',
  'licence',
  'premium',
  'liability',
  'law',
  'changes',
] as const

/**
 * The terms of use. The days in which goods can be returned are a placeholder,
 * which is filled in here; in German, French and Italian the country, too.
 */
export function TermsSection() {
  const { t } = useTranslation()
  const country = t('legal.country')
  return (
    <SectionContent title={t('terms.title')}>
      <p>
        {t('legal.updated', { date: '' })}
        <span className={styles.date}>{UPDATED}</span>
      </p>
      <LegalClauses
        clauses={CLAUSES.map((id) => ({
          id,
          title: t(`terms.${id}.title`),
          text: t(`terms.${id}.text`, { country, returnDays: RETURN_DAYS }),
        }))}
      />
    </SectionContent>
  )
}
