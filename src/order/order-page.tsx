import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { LinkedOrder } from '@contract/orders/buyer-order'
import { Button, ButtonLink } from '@/ui/button'
import { ReloadButton } from '@/ui/errors/reload-button'
import { paths } from '@/site/paths'
import { useStudioProfile } from '@/site/use-studio-profile'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { useNewestAnswer } from '@/lib/requests/use-newest-answer'
import type { LinkState } from './fetch-by-token'
import { OrderDetails } from './order-details'
import styles from './order-page.module.css'
import { LostLinkMessage, OutcomeMessage } from './outcome-message'
import { fetchLinkedOrder } from './order-api'

type LinkedOrderState = LinkState<LinkedOrder>

const LOADING: LinkedOrderState = { status: 'loading' }
const takeNewest = (_last: LinkedOrderState, newest: LinkedOrderState): LinkedOrderState => newest

/** The page that an order's mails link to: the order, its progress and its receipt. */
export function OrderPage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  // The server renders the page without the order, which only the token in the browser's URL identifies.
  const isHydrated = useIsHydrated()
  const token = query.get('token') ?? ''
  return (
    <div className={styles.page}>
      {!isHydrated ? (
        <OutcomeMessage title={t('order.loading')}>{t('order.loadingHint')}</OutcomeMessage>
      ) : token === '' ? (
        <LostLinkMessage title={t('order.missing')}>{t('order.missingHint')}</LostLinkMessage>
      ) : (
        <OrderByToken key={token} token={token} />
      )}
      <ButtonLink variant="secondary" to={paths.home}>
        {t('order.home')}
      </ButtonLink>
    </div>
  )
}

function OrderByToken({ token }: { token: string }) {
  const { t } = useTranslation()
  const { email } = useStudioProfile()
  const load = useCallback(() => fetchLinkedOrder(token), [token])
  const { state, reload, change } = useNewestAnswer(LOADING, load, takeNewest)
  useEffect(() => void reload(), [reload])

  switch (state.status) {
    case 'known':
      return (
        <OrderDetails
          answer={state.answer}
          token={token}
          onAnswer={(answer) => change(() => ({ status: 'known', answer }))}
        />
      )
    case 'loading':
      return <OutcomeMessage title={t('order.loading')}>{t('order.loadingHint')}</OutcomeMessage>
    case 'unknown':
      return <LostLinkMessage title={t('order.unknown')}>{t('order.unknownHint', { email })}</LostLinkMessage>
    case 'gone':
      return <LostLinkMessage title={t('order.expired')}>{t('order.expiredHint', { email })}</LostLinkMessage>
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
          <Button
            onClick={() => {
              change(() => LOADING)
              void reload()
            }}
          >
            {t('order.retry')}
          </Button>
        </>
      )
  }
}
