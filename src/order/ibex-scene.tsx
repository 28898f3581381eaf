import type { ReactNode } from 'react'
import styles from '@/ui/ibex-scene.module.css'

/** Words beside the ibex of the success page, with nothing on its line. It stands on the rule below. */
export function IbexScene({ children }: { children: ReactNode }) {
  return (
    <div className={styles.scene}>
      {children}
      <img src="/media/thanks.webp" width="1204" height="840" alt="" loading="lazy" />
    </div>
  )
}
