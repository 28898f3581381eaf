import type { ReactNode } from 'react'
import { CookieBanner } from './cookie-banner'
import { Footer } from './footer'
import { Header, type HeaderProps } from './header'
import { CONTENT_ID, SkipLink } from '@/ui/skip-link'
import styles from './standard-layout.module.css'

type StandardLayoutProps = Pick<HeaderProps, 'cart' | 'back'> & {
  /** Omits the cookie banner: the board only sets the cookies that signing in needs. */
  isForStaff?: boolean
  children: ReactNode
}

export function StandardLayout({ cart, back, isForStaff = false, children }: StandardLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <Header cart={cart} back={back} />
      <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isForStaff ? null : <CookieBanner />}
      <Footer />
    </div>
  )
}
