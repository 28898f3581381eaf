import { useTranslation } from 'react-i18next'
import { type BoardOrder, findOpenReturns } from '@contract/board/board-order'
import { ReturnCard } from './return-card'
import styles from './return-list.module.css'

type ReturnListProps = { orders: readonly BoardOrder[]; onDone: (message: string) => Promise<void> }

/** The returns that are not closed. Nothing without any. */
export function ReturnList({ orders, onDone }: ReturnListProps) {
  const { t } = useTranslation()
  const openReturns = findOpenReturns(orders)
  if (openReturns.length === 0) return null
  return (
    <ul className={styles.returns} aria-label={t('board.return.list')}>
      {openReturns.map(({ order, returned }) => (
        <li key={returned.id}>
          <ReturnCard order={order} returned={returned} onDone={onDone} />
        </li>
      ))}
    </ul>
  )
}
