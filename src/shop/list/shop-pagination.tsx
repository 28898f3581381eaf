import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type ShopPage, getShopPagePath } from '@contract/site/shop-pages'
import styles from './shop-pagination.module.css'

export function ShopPagination({ page: { number, count } }: { page: ShopPage }) {
  const { t } = useTranslation()
  if (count === 1) return null
  return (
    <nav className={styles.pagination} aria-label={t('shop.pages')}>
      <ul>
        {number > 1 ? (
          <li>
            <Link className={styles.step} rel="prev" to={getShopPagePath(number - 1)}>
              {t('shop.previousPage')}
            </Link>
          </li>
        ) : null}
        {getPageLinks(number, count).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === undefined ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                className={styles.number}
                to={getShopPagePath(page)}
                aria-label={t('shop.pageNumber', { page })}
                aria-current={page === number ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        {number < count ? (
          <li>
            <Link className={styles.step} rel="next" to={getShopPagePath(number + 1)}>
              {t('shop.nextPage')}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

export function getPageLinks(number: number, count: number): (number | undefined)[] {
  const pages = [1, number - 1, number, number + 1, count].filter((page) => page >= 1 && page <= count)
  const links: (number | undefined)[] = []
  let before = 0
  for (const page of [...new Set(pages)].toSorted((a, b) => a - b)) {
    // A link to a single skipped page takes no more room than an ellipsis.
    if (page - before === 2) links.push(before + 1)
    else if (page - before > 2) links.push(undefined)
    links.push(page)
    before = page
  }
  return links
}
