import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { getShopLanguage } from '@/i18n/texts'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { IbexScene } from '@/order/ibex-scene'
import { paths } from '@/site/paths'
import { useStudioProfile } from '@/site/use-studio-profile'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { OrderConfirmation } from './order-confirmation'
import layout from '@/order/order-page.module.css'
import { LostLinkMessage, OutcomeMessage } from '@/order/outcome-message'
import styles from './success-page.module.css'
import { useOrderStatus } from './use-order-status'

/**
 * The page that the hosted page redirects to after payment: the order, or its state.
 */
export function SuccessPage({
  PrintThankYou,
}: Pick<ComponentProps<typeof OrderConfirmation>, 'PrintThankYou'>) {
  const { t, i18n } = useTranslation()
  const [query] = useSearchParams()
  const isHydrated = useIsHydrated()
  const sessionId = query.get('session_id') ?? ''
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={layout.page} lang={getShopLanguage(i18n.language)}>
      {!isHydrated ? (
        <ConfirmingPayment />
      ) : sessionId === '' ? (
        <LostLinkMessage title={t('success.missing')}>{t('success.missingHint')}</LostLinkMessage>
      ) : (
        <OrderBySession
          key={attempt}
          sessionId={sessionId}
          PrintThankYou={PrintThankYou}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      <ButtonLink variant="secondary" to={paths.home}>
        {t('success.home')}
      </ButtonLink>
    </div>
  )
}

type OrderBySessionProps = Pick<ComponentProps<typeof OrderConfirmation>, 'PrintThankYou'> & {
  sessionId: string
  onRetry: () => void
}

function OrderBySession({ sessionId, PrintThankYou, onRetry }: OrderBySessionProps) {
  const { t } = useTranslation()
  const { email } = useStudioProfile()
  const state = useOrderStatus(sessionId)
  switch (state.status) {
    case 'known':
      return <OrderConfirmation answer={state.answer} PrintThankYou={PrintThankYou} />
    case 'unknown':
      return (
        <LostLinkMessage title={t('success.unknown')}>{t('success.unknownHint', { email })}</LostLinkMessage>
      )
    case 'late':
      return (
        <WaitingScene>
          <OutcomeMessage title={t('success.late')}>{t('success.lateHint')}</OutcomeMessage>
          <Button onClick={onRetry}>{t('success.checkAgain')}</Button>
        </WaitingScene>
      )
    case 'confirming':
      return (
        <ConfirmingPayment>
          {state.isUnreachable ? <Alert title={t('success.unreachable')} /> : null}
        </ConfirmingPayment>
      )
  }
}

function ConfirmingPayment({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <WaitingScene>
      <OutcomeMessage title={t('success.confirming')}>{t('success.confirmingHint')}</OutcomeMessage>
      <span className={styles.progress} />
      {children}
    </WaitingScene>
  )
}

/** The picture stays where it is when the order arrives, and the shirts are hung on its line. */
function WaitingScene({ children }: { children: ReactNode }) {
  return (
    <IbexScene>
      <div className={styles.waiting}>{children}</div>
    </IbexScene>
  )
}
