import { useTranslation } from 'react-i18next'
import { formatPreflightValues, type PreflightCode } from '@contract/custom-print/preflight-codes'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import styles from './request-card.module.css'

/** The preflight results of a print as texts. */
export function PreflightResults({ answers: results }: Pick<StaffRequest, 'answers'>) {
  const { t } = useTranslation()
  return (
    <ul className={styles.results}>
      {results.map(({ code, sign: severity, values }) => (
        <li key={code} data-severity={severity}>
          <b>{t('board.press.severity.label', { severity: t(`board.press.severity.${severity}`) })}</b>{' '}
          {t(`board.press.preflight.${code as PreflightCode}`, formatPreflightValues(code, values))}
        </li>
      ))}
    </ul>
  )
}
