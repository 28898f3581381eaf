import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './loading-message.module.css'

/** Says that the catalogue is loading; without scripts, that it needs them. */
export function LoadingMessage({ children }: { children: ReactNode }) {
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
