import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import styles from './order-history.module.css'
import { useDateFormatters } from '@/i18n/use-date-formatters'

/** Who did what to an order, and when. Nothing where the history is empty. */
export function OrderHistory({ entries }: { entries: BoardOrder['history'] }) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  if (entries.length === 0) return null
  return (
    <ul className={styles.history} aria-label={t('board.history.title')}>
      {entries.map(({ step, at, by }) => (
        <li key={`${step} ${at}`}>
          {t('board.history.entry', { step: t(`board.step.${step}`), date: dates.formatRecentTime(at), by })}
        </li>
      ))}
    </ul>
  )
}
