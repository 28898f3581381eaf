import { useTranslation } from 'react-i18next'
import { formatPreflightValues, type PreflightCode } from '@contract/custom-print/preflight-codes'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import styles from './request-card.module.css'

/** The preflight results of a print as texts. A newer server's, for which this page has none, are left out. */
export function PreflightResults({ results }: Pick<StaffRequest, 'results'>) {
  const { t, i18n } = useTranslation()
  const knownResults = results.filter(({ code }) => i18n.exists(`board.press.preflight.${code}`))
  return (
    <ul className={styles.results}>
      {knownResults.map(({ code, severity, values }) => (
        <li key={code} data-severity={severity}>
          <b>{t('board.press.severity.label', { severity: t(`board.press.severity.${severity}`) })}</b>{' '}
          {t(`board.press.preflight.${code as PreflightCode}`, formatPreflightValues(code, values))}
        </li>
      ))}
    </ul>
  )
}
