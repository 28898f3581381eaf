import type { ReactNode } from 'react'
import { CookieBanner } from './cookie-banner'
import { Footer } from './footer'
import { Header, type HeaderProps } from './header'
import { CONTENT_ID, SkipLink } from './skip-link'
import styles from './standard-layout.module.css'

type StandardLayoutProps = Pick<HeaderProps, 'cart' | 'back'> & { children: ReactNode }

export function StandardLayout({ cart, back, children }: StandardLayoutProps) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <Header cart={cart} back={back} />
      <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <CookieBanner />
      <Footer />
    </div>
  )
}
