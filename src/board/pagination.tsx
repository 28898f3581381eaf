import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import styles from './pagination.module.css'

type PaginationProps = { page: number; count: number; onPage: (page: number) => void }

/** Links to the pages of a list, counted from 1. Nothing for a single page. */
export function Pagination({ page, count, onPage }: PaginationProps) {
  const { t } = useTranslation()
  if (count <= 1 && page === 1) return null
  return (
    <nav className={styles.pagination} aria-label={t('board.pages.name')}>
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('board.pages.previous')}
      </Button>
      <span>{t('board.pages.page', { page, count })}</span>
      <Button variant="secondary" disabled={page >= count} onClick={() => onPage(page + 1)}>
        {t('board.pages.next')}
      </Button>
    </nav>
  )
}
