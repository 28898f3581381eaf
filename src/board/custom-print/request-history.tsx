import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money/money'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import { formatMoney } from '@/lib/format-money'
import styles from './request-card.module.css'
import { useDateFormatters } from '@/i18n/use-date-formatters'

type RequestHistoryProps = Pick<StaffRequest, 'proofs' | 'decisions' | 'currency'>

/** The proofs, decisions and messages of a request, the oldest first. */
export function RequestHistory({ proofs, decisions, currency }: RequestHistoryProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const entries = [
    ...proofs.map(({ version, total, message, sentAt: at, by }) => {
      const amount = formatMoney(toFrancs(total), currency)
      return {
        at,
        words: message,
        what: t('board.proof.sent', { version, amount, date: dates.formatRecentTime(at), by }),
      }
    }),
    ...decisions.map(({ kind, words, at, by }) => {
      const key = DECISIONS.find((candidate) => candidate === kind)
      const date = dates.formatRecentTime(at)
      return {
        at,
        words,
        what:
          key === undefined
            ? t('board.press.asked', { date, by })
            : t(`board.proof.decided.${key}`, { date }),
      }
    }),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  return entries.map(({ at, words, what }) => (
    <p key={`${at} ${what}`} className={styles.historyEntry}>
      <small>{what}</small> {words}
    </p>
  ))
}

/** The decisions of the buyer. Any other entry is a question of the studio. */
const DECISIONS = ['approved', 'answered', 'change_wanted', 'blanks_short'] as const
