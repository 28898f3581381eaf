import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buildTokenPath } from '@contract/site/token-path'
import { ButtonLink } from '@/ui/button'
import { paths } from '@/lib/paths'
import styles from './thank-you-card.module.css'

type ThankYouCardProps = {
  /** The token of the order page, which shows the order's progress later. */
  token: string | undefined
  children: ReactNode
}

/** The card of the success page: the studio's ibex, with the next shirt on its line. */
export function ThankYouCard({ token, children }: ThankYouCardProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.card}>
      <div className={styles.text}>
        {children}
        {token === undefined ? null : (
          <ButtonLink to={buildTokenPath(paths.order, token)}>{t('success.order')}</ButtonLink>
        )}
      </div>
      <img className={styles.picture} src="/media/thanks.webp" width="1204" height="840" alt="" />
    </div>
  )
}
