import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router-dom'
import layout from '@/order/order-page.module.css'
import { LostLinkMessage, OutcomeMessage } from '@/order/outcome-message'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { EmailLink } from '@/ui/email-link'
import { ReloadButton } from '@/ui/errors/reload-button'
import { useStudioProfile } from '@/site/use-studio-profile'
import { paths } from '@/site/paths'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import styles from './proof-page.module.css'
import { RequestView } from './request-view'
import { useFocusAfterDecision } from './use-focus-after-decision'
import { useBuyerRequest } from './use-buyer-request'
import { useProofTexts } from './use-proof-texts'

/**
 * The page that mails about a request link to: the proof, the buyer's decisions on it, and the production stages.
 */
export function ProofPage() {
  const { t } = useProofTexts()
  const [query] = useSearchParams()
  // The server renders the page without the request, which only the token in the browser's URL identifies.
  const isHydrated = useIsHydrated()
  const token = query.get('token') ?? ''
  return (
    <div className={layout.page}>
      {!isHydrated ? (
        <>
          <div className={styles.scripted}>
            <OutcomeMessage title={t('proof.loading')}>{t('proof.loadingHint')}</OutcomeMessage>
          </div>
          <noscript>
            <OutcomeMessage title={t('proof.needsScripts')}>
              {t('proof.needsScriptsHint')} <EmailLink />
            </OutcomeMessage>
          </noscript>
        </>
      ) : token === '' ? (
        <LostRequest title={t('proof.missing')}>{t('proof.missingHint')}</LostRequest>
      ) : (
        <TokenRequest key={token} token={token} />
      )}
    </div>
  )
}

function TokenRequest({ token }: { token: string }) {
  const { t } = useProofTexts()
  const { email } = useStudioProfile()
  const { state, isOutdated, show, reload } = useBuyerRequest(token)
  const focusAfter = useFocusAfterDecision()
  switch (state.status) {
    case 'known':
      return (
        <>
          {isOutdated ? (
            <>
              <Alert title={t('order.outdated')}>{t('order.outdatedHint')}</Alert>
              <ReloadButton />
            </>
          ) : null}
          <RequestView
            request={state.answer}
            token={token}
            onChanged={() => focusAfter(reload)}
            onDeleted={() => void focusAfter(() => show({ status: 'gone' }))}
          />
        </>
      )
    case 'loading':
      return <OutcomeMessage title={t('proof.loading')}>{t('proof.loadingHint')}</OutcomeMessage>
    case 'unknown':
      return <LostRequest title={t('proof.unknown')}>{t('proof.unknownHint', { email })}</LostRequest>
    case 'gone':
      return <LostRequest title={t('proof.gone')}>{t('proof.goneHint')}</LostRequest>
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
          <OutcomeMessage title={t('proof.unreachable')}>{t('proof.unreachableHint')}</OutcomeMessage>
          <Button onClick={() => void reload()}>{t('proof.retry')}</Button>
        </>
      )
  }
}

function LostRequest(props: ComponentProps<typeof LostLinkMessage>) {
  const { t } = useProofTexts()
  return (
    <>
      <LostLinkMessage {...props} />
      <ButtonLink variant="secondary" to={paths.home}>
        {t('order.home')}
      </ButtonLink>
    </>
  )
}
