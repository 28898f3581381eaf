import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './loading-message.module.css'

export function LoadingMessage({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="status" className={styles.loading}>
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
