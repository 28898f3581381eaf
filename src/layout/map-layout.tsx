import type { ReactNode } from 'react'
import { CookieBanner } from './cookie-banner'
import { Header, type HeaderProps } from './header'
import { LegalLinks } from './legal-links'
import styles from './map-layout.module.css'
import { CONTENT_ID, SkipLink } from '@/ui/skip-link'

type MapLayoutProps = Pick<HeaderProps, 'cart' | 'zoom' | 'menu'> & { children: ReactNode }

export function MapLayout({ cart, zoom, menu, children }: MapLayoutProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header cart={cart} zoom={zoom} menu={menu} />
      <main id={CONTENT_ID} className={styles.main} tabIndex={-1}>
        {children}
        <LegalLinks />
      </main>
      <CookieBanner />
    </div>
  )
}
