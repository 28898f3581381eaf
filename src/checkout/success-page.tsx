import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { shopLanguage } from '@/i18n/shop-language'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { paths } from '@/lib/paths'
import { useStudio } from '@/lib/studio-facts'
import { useHydrated } from '@/lib/use-hydrated'
import { KnownOrder } from './order-confirmation'
import { Outcome } from '@/order/outcome-message'
import styles from './success-page.module.css'
import { useOrder } from './use-order-status'

/** Where the hosted page sends the buyer back to: the real order, or how far it is (specification, section 8). */
export function SuccessPage({ PrintOrder }: Pick<ComponentProps<typeof KnownOrder>, 'PrintOrder'>) {
  const { t, i18n } = useTranslation()
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const sessionId = query.get('session_id') ?? ''
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={styles.page} lang={shopLanguage(i18n.language)}>
      {!isHydrated ? (
        <Confirming />
      ) : sessionId === '' ? (
        <Outcome title={t('success.missing')}>{t('success.missingHint')}</Outcome>
      ) : (
        <SessionOrder
          key={attempt}
          sessionId={sessionId}
          PrintOrder={PrintOrder}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      <ButtonLink variant="secondary" className={styles.home} to={paths.home}>
        {t('success.home')}
      </ButtonLink>
    </div>
  )
}

type SessionOrderProps = Pick<ComponentProps<typeof KnownOrder>, 'PrintOrder'> & {
  sessionId: string
  onRetry: () => void
}

function SessionOrder({ sessionId, PrintOrder, onRetry }: SessionOrderProps) {
  const { t } = useTranslation()
  const { email } = useStudio()
  const state = useOrder(sessionId)
  switch (state.status) {
    case 'known':
      return <KnownOrder answer={state.answer} PrintOrder={PrintOrder} />
    case 'unknown':
      return <Outcome title={t('success.unknown')}>{t('success.unknownHint', { email })}</Outcome>
    case 'late':
      return (
        <>
          <Outcome title={t('success.late')}>{t('success.lateHint')}</Outcome>
          <Button onClick={onRetry}>{t('success.checkAgain')}</Button>
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
      <Outcome title={t('success.confirming')}>{t('success.confirmingHint')}</Outcome>
      <span className={styles.progress} />
    </>
  )
}
