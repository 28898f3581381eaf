import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import { toStaffLines } from '../custom-print/to-staff-lines'
import styles from './printouts.module.css'
import { countPiecesByPrint } from './count-pieces-by-print'

/** The totals of several job sheets, so that equal shirts can be printed together. */
export function JobTotals({ orders }: { orders: BoardOrder[] }) {
  const { t } = useTranslation()
  const heading = useId()
  const named = orders.map((order) => ({ lines: toStaffLines(order, t) }))
  return (
    <section className={styles.paper} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{t('board.printout.together')}</h3>
        <span className={styles.dueDate}>
          {t('board.orders.piecesOf', { count: orders.reduce((sum, { pieces }) => sum + pieces, 0) })}
        </span>
      </div>
      <ul className={styles.totals}>
        {countPiecesByPrint(named).map(({ name, size, side, method, quantity }) => {
          const sideText = side === null ? '' : t(`board.print.side.${side}`)
          const details = [size, sideText, method].filter(Boolean).map((detail) => `, ${detail}`)
          const what = details.join('')
          return (
            <li key={name + what}>
              <bdi>{name}</bdi>
              {t('board.printout.sum', { what, quantity })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
