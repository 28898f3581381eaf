import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buildTokenPath } from '@contract/site/token-path'
import { LineImage } from '@/cart/line-image'
import { ButtonLink } from '@/ui/button'
import { paths } from '@/site/paths'
import styles from './thank-you-card.module.css'

/** As many as have room on the line. */
const MAX_SHIRTS = 4

type ThankYouCardProps = {
  /** The pictures of what was bought. */
  images: readonly string[]
  /** The token of the order page, which shows the order's progress later. */
  token: string | undefined
  children: ReactNode
}

/** The card of the success page: the studio's ibex, with the buyer's shirts on its line. */
export function ThankYouCard({ images, token, children }: ThankYouCardProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.card}>
      <div className={styles.text}>
        {children}
        {token === undefined ? null : (
          <ButtonLink to={buildTokenPath(paths.order, token)}>{t('success.order')}</ButtonLink>
        )}
      </div>
      <div className={styles.picture}>
        <img className={styles.ibex} src="/media/thanks.webp" width="1204" height="840" alt="" />
        <div className={styles.line}>
          {images.slice(0, MAX_SHIRTS).map((url) => (
            <span key={url} className={styles.shirt}>
              <LineImage url={url} />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
