import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './waiting.module.css'

/**
 * Says that the catalogue is on its way. Only scripts can fetch what the page was not served with, as while the shop
 * starts: readers without them are told so, and not to wait.
 */
export function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className={styles.waiting}>
        {children}
      </p>
      <noscript>
        <p>
          {t('shop.unreachable')} {t('shop.unreachableHint')}
        </p>
      </noscript>
    </>
  )
}
