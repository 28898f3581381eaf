import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '@/ui/button'
import { ReloadButton } from '@/ui/reload-button'
import { paths } from '@/lib/paths'
import { useStudio } from '@/lib/studio-facts'
import { useHydrated } from '@/lib/use-hydrated'
import { LinkedOrder } from './order-details'
import styles from './order-page.module.css'
import { Outcome } from './outcome-message'
import { type LinkState, lookUpOrder } from './fetch-linked-order'

/** Where the link in a mail leads: the buyer's order, how far it is, and its receipt. */
export function OrderPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  // The served page is everybody's: whose order it is can only be known here.
  const isHydrated = useHydrated()
  const token = query.get('token') ?? ''
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={styles.page}>
      {!isHydrated ? (
        <Outcome title={t('order.loading')}>{t('order.loadingHint')}</Outcome>
      ) : token === '' ? (
        <Outcome title={t('order.missing')}>{t('order.missingHint')}</Outcome>
      ) : (
        <TokenOrder key={`${token} ${attempt}`} token={token} onRetry={() => setAttempt(attempt + 1)} />
      )}
      <ButtonLink variant="secondary" className={styles.home} to={paths.home}>
        {t('order.home')}
      </ButtonLink>
    </div>
  )
}

function TokenOrder({ token, onRetry }: { token: string; onRetry: () => void }) {
  const { t } = useTranslation()
  const { email } = useStudio()
  const [state, setState] = useState<LinkState>({ status: 'loading' })
  useEffect(() => {
    let ignore = false
    void lookUpOrder(token).then((found) => (ignore ? undefined : setState(found)))
    return () => {
      ignore = true
    }
  }, [token])

  switch (state.status) {
    case 'known':
      return (
        <LinkedOrder
          answer={state.answer}
          token={token}
          onAnswer={(answer) => setState({ status: 'known', answer })}
        />
      )
    case 'loading':
      return <Outcome title={t('order.loading')}>{t('order.loadingHint')}</Outcome>
    case 'unknown':
      return <Outcome title={t('order.unknown')}>{t('order.unknownHint', { email })}</Outcome>
    case 'expired':
      return <Outcome title={t('order.expired')}>{t('order.expiredHint', { email })}</Outcome>
    case 'outdated':
      return (
        <>
          <Outcome title={t('order.outdated')}>{t('order.outdatedHint')}</Outcome>
          <ReloadButton />
        </>
      )
    case 'unreachable':
      return (
        <>
          <Outcome title={t('order.unreachable')}>{t('order.unreachableHint')}</Outcome>
          <Button onClick={onRetry}>{t('order.retry')}</Button>
        </>
      )
  }
}
