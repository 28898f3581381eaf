import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import styles from './order-notes.module.css'
import { useDateFormatters } from '@/i18n/use-date-formatters'

type OrderNotesProps = { notes: BoardOrder['notes']; authors?: readonly ('buyer' | 'studio')[] }

const BOTH = ['buyer', 'studio'] as const

/** The notes of buyer and studio on an order. Nothing where there are none. */
export function OrderNotes({ notes, authors = BOTH }: OrderNotesProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  return authors.map((author) => {
    const note = notes[author]
    if (note === null) return null
    const date = dates.formatRecentTime(note.at)
    return (
      <p key={author} className={styles.note}>
        <b>{t(`board.note.${author}`)}</b> <bdi>{note.text}</bdi>{' '}
        <small>{author === 'buyer' ? date : t('board.note.by', { by: note.by, date })}</small>
      </p>
    )
  })
}
