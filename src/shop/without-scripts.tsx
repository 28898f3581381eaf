import type { ReactNode } from 'react'
import { CATALOGUE_SLOT } from '@contract/catalogue-slot'
import styles from './without-scripts.module.css'

const SLOT = { __html: CATALOGUE_SLOT }

/**
 * What readers without scripts see of the catalogue: the server writes it in when it serves the page
 * (commerce/src/server/pages/shop-markup.ts). A browser that runs scripts makes no elements of it.
 */
export function WithoutScripts() {
  return (
    <noscript>
      <div className={styles.plain} dangerouslySetInnerHTML={SLOT} />
    </noscript>
  )
}

/** Says that the catalogue is on its way; only scripts can fetch it, so nobody else is told to wait. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.waiting}>
      {children}
    </p>
  )
}
