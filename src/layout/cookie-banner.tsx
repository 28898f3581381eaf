import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/site/paths'
import { Button } from '@/ui/button'
import { giveConsent, hasConsent, subscribeToConsent } from '@/site/consent'
import styles from './cookie-banner.module.css'
import { useHeightProperty } from '@/ui/use-height-property'

export function CookieBanner() {
  // Not rendered on the server, as only the browser knows its cookies; the banner shifts no other content.
  const isAccepted = useSyncExternalStore(subscribeToConsent, hasConsent, () => true)
  return isAccepted ? null : <Banner />
}

function Banner() {
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  useHeightProperty('--banner-height', ref)
  return (
    <section ref={ref} className={styles.banner} aria-label={t('cookie.label')}>
      <p className={styles.text}>
        {t('cookie.text')}{' '}
        <Link className={styles.more} to={paths.privacy}>
          {t('section.privacy')}
        </Link>
      </p>
      <Button variant="secondary" className={styles.accept} onClick={giveConsent}>
        {t('cookie.accept')}
      </Button>
    </section>
  )
}
