import type { ReactNode } from 'react'
import { LineImage } from '@/cart/line-image'
import styles from './thank-you-card.module.css'

type ThankYouCardProps = {
  /** What hangs on the line. */
  shirts: ReactNode
  children: ReactNode
}

/** What a buyer is thanked with: the studio's ibex, with the buyer's shirts on its line. */
export function ThankYouCard({ shirts, children }: ThankYouCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.text}>{children}</div>
      <div className={styles.picture}>
        <img className={styles.ibex} src="/media/thanks.webp" width="1204" height="840" alt="" />
        {shirts}
      </div>
    </div>
  )
}

/** As many as have room on the line. */
const MAX_SHIRTS = 4

/** The shirts of an order by the URLs of their pictures. */
export function HungShirts({ urls }: { urls: readonly string[] }) {
  return (
    <div className={styles.line}>
      {urls.slice(0, MAX_SHIRTS).map((url) => (
        <span key={url} className={styles.shirt}>
          <LineImage url={url} />
        </span>
      ))}
    </div>
  )
}
