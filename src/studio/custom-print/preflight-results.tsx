import { useTranslation } from 'react-i18next'
import type { AnswerCode } from '@contract/custom-print/preflight-codes'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import styles from './request-card.module.css'

/** What the press says of a print, in words. */
export function PressAnswers({ answers }: Pick<StaffRequest, 'answers'>) {
  const { t } = useTranslation()
  return (
    <ul className={styles.answers}>
      {answers.map(({ code, sign, values }) => (
        <li key={code} data-sign={sign}>
          <b>{t(`studio.press.sign.${sign}`)}:</b>{' '}
          {t(`studio.press.answer.${code as AnswerCode}`, shownValues(code, values))}
        </li>
      ))}
    </ul>
  )
}

/** Shares in percent; widths of a print in cm, those of a line in mm. */
function shownValues(code: string, { share, width, ...values }: StaffRequest['answers'][number]['values']) {
  return {
    ...values,
    ...(share === undefined ? {} : { share: (Number(share) * 100).toFixed(1) }),
    ...(width === undefined
      ? {}
      : { width: code === 'thinLines' ? Number(width).toFixed(2) : (Number(width) / 10).toFixed(1) }),
  }
}
