import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SETTINGS } from '@contract/settings'
import { fragmentLanguage } from '@/i18n/fragment-language'
import { Alert } from '@/layout/alert'
import { Button, ButtonLink } from '@/layout/button'
import { paths } from '@/lib/paths'
import { useHydrated } from '@/lib/use-hydrated'
import { KnownOrder } from './known-order'
import styles from './success-page.module.css'
import { useOrder } from './use-order'

/** Where the hosted page sends the buyer back to: the real order, or how far it is (specification, section 8). */
export function SuccessPage() {
  const { t, i18n } = useTranslation()
  const [query] = useSearchParams()
  // The served page is everybody's: whose order it is can only be known here.
  const isHydrated = useHydrated()
  const sessionId = query.get('session_id') ?? ''
  return (
    <div className={styles.page} lang={fragmentLanguage(i18n.language)}>
      {!isHydrated ? (
        <Confirming />
      ) : sessionId === '' ? (
        <Words title={t('success.missing')}>{t('success.missingHint')}</Words>
      ) : (
        <OrderOf sessionId={sessionId} />
      )}
      <ButtonLink variant="secondary" className={styles.home} to={paths.home}>
        {t('success.home')}
      </ButtonLink>
    </div>
  )
}

function OrderOf({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation()
  const { state, lookAgain } = useOrder(sessionId)
  switch (state.status) {
    case 'known':
      return <KnownOrder answer={state.answer} />
    case 'unknown':
      return <Words title={t('success.unknown')}>{t('success.unknownHint', { email: SETTINGS.email })}</Words>
    case 'late':
      return (
        <>
          <Words title={t('success.late')}>{t('success.lateHint')}</Words>
          <Button onClick={lookAgain}>{t('success.checkAgain')}</Button>
        </>
      )
    case 'confirming':
      return (
        <>
          <Confirming />
          {state.isUnreachable ? <Alert title={t('success.unreachable')} /> : null}
        </>
      )
  }
}

function Confirming() {
  const { t } = useTranslation()
  return (
    <>
      <Words title={t('success.confirming')}>{t('success.confirmingHint')}</Words>
      <span className={styles.progress} />
    </>
  )
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.words}>
      <h1>{title}</h1>
      <p>{children}</p>
    </div>
  )
}
