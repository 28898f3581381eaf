import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '@/ui/button'
import { ReloadButton } from '@/ui/reload-button'
import { paths } from '@/lib/paths'
import { useStudioProfile } from '@/lib/studio-profile'
import { useIsHydrated } from '@/lib/use-hydrated'
import { OrderDetails } from './order-details'
import styles from './order-page.module.css'
import { OutcomeMessage } from './outcome-message'
import { type LinkedOrderState, fetchLinkedOrder } from './fetch-linked-order'

/** The page that an order's mails link to: the order, its progress and its receipt. */
export function OrderPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  // The server renders the page without the order, which only the token in the browser's URL identifies.
  const isHydrated = useIsHydrated()
  const token = query.get('token') ?? ''
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={styles.page}>
      {!isHydrated ? (
        <OutcomeMessage title={t('order.loading')}>{t('order.loadingHint')}</OutcomeMessage>
      ) : token === '' ? (
        <OutcomeMessage title={t('order.missing')}>{t('order.missingHint')}</OutcomeMessage>
      ) : (
        <OrderByToken key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt(attempt + 1)} />
      )}
      <ButtonLink variant="secondary" className={styles.home} to={paths.home}>
        {t('order.home')}
      </ButtonLink>
    </div>
  )
}

function OrderByToken({ token, onRetry }: { token: string; onRetry: () => void }) {
  const { t } = useTranslation()
  const { email } = useStudioProfile()
  const [state, setState] = useState<LinkedOrderState>({ status: 'loading' })
  useEffect(() => {
    let ignore = false
    void fetchLinkedOrder(token).then((found) => (ignore ? undefined : setState(found)))
    return () => {
      ignore = true
    }
  }, [token])

  switch (state.status) {
    case 'known':
      return (
        <OrderDetails
          answer={state.answer}
          token={token}
          onAnswer={(answer) => setState({ status: 'known', answer })}
        />
      )
    case 'loading':
      return <OutcomeMessage title={t('order.loading')}>{t('order.loadingHint')}</OutcomeMessage>
    case 'unknown':
      return <OutcomeMessage title={t('order.unknown')}>{t('order.unknownHint', { email })}</OutcomeMessage>
    case 'expired':
      return <OutcomeMessage title={t('order.expired')}>{t('order.expiredHint', { email })}</OutcomeMessage>
    case 'outdated':
      return (
        <>
          <OutcomeMessage title={t('order.outdated')}>{t('order.outdatedHint')}</OutcomeMessage>
          <ReloadButton />
        </>
      )
    case 'unreachable':
      return (
        <>
          <OutcomeMessage title={t('order.unreachable')}>{t('order.unreachableHint')}</OutcomeMessage>
          <Button onClick={onRetry}>{t('order.retry')}</Button>
        </>
      )
  }
}
