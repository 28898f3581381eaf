import { useTranslation } from 'react-i18next'
import type { PreflightCode } from '@contract/custom-print/preflight-codes'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import styles from './request-card.module.css'

/** The preflight results of a print as texts. */
export function PreflightResults({ answers: results }: Pick<StaffRequest, 'answers'>) {
  const { t } = useTranslation()
  return (
    <ul className={styles.results}>
      {results.map(({ code, sign: severity, values }) => (
        <li key={code} data-severity={severity}>
          <b>{t(`board.press.severity.${severity}`)}:</b>{' '}
          {t(`board.press.preflight.${code as PreflightCode}`, formatResultValues(code, values))}
        </li>
      ))}
    </ul>
  )
}

/** Formats the values of a result: shares in percent, widths of a print in cm, widths of a line in mm. */
function formatResultValues(
  code: string,
  { share, width, ...values }: StaffRequest['answers'][number]['values'],
) {
  return {
    ...values,
    ...(share === undefined ? {} : { share: (Number(share) * 100).toFixed(1) }),
    ...(width === undefined
      ? {}
      : { width: code === 'thinLines' ? Number(width).toFixed(2) : (Number(width) / 10).toFixed(1) }),
  }
}
