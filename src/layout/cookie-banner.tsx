import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { Button } from './button'
import { giveConsent, hasConsent, subscribeToConsent } from './consent'
import styles from './cookie-banner.module.css'

/** Says what cookies are for, at the bottom, until the visitor has understood (specification, section 2). */
export function CookieBanner() {
  // The served page has none: only the browser knows its cookies, and it lies over the page without moving it.
  const isAccepted = useSyncExternalStore(subscribeToConsent, hasConsent, () => true)
  return isAccepted ? null : <Banner />
}

function Banner() {
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  useBannerHeight(ref)
  return (
    <section ref={ref} className={styles.banner} aria-label={t('cookie.label')}>
      <p className={styles.text}>
        {t('cookie.text')}{' '}
        <Link className={styles.more} to={paths.privacy}>
          {t('nav.privacy')}
        </Link>
      </p>
      <Button variant="secondary" className={styles.accept} onClick={giveConsent}>
        {t('cookie.accept')}
      </Button>
    </section>
  )
}

/** Tells everything that stands at the bottom of the screen how much of it the banner covers. */
function useBannerHeight(ref: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const root = document.documentElement
    const measure = () => root.style.setProperty('--banner-height', `${ref.current?.offsetHeight ?? 0}px`)
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      root.style.removeProperty('--banner-height')
    }
  }, [ref])
}
