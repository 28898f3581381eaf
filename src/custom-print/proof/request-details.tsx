import { Suspense } from 'react'
import { isOpenRequest } from '@contract/custom-print/print-request'
import type { BuyerProof, BuyerRequest } from '@contract/custom-print/buyer-request'
import { listPrintLines } from '@contract/custom-print/print-lines'
import { buildPreviewPath, buildTokenPath } from '@contract/site/token-path'
import { ProductionStages } from '@/order/production-stages'
import { getPageLanguage } from '@/i18n/language'
import { ButtonLink } from '@/ui/button'
import { PartErrorBoundary } from '@/ui/errors/error-boundary'
import { paths } from '@/site/paths'
import { PrintOnShirt } from './print-on-shirt'
import { getPreviewAltValues, ProofFacts } from './proof-facts'
import { PreflightHints } from './preflight-hints'
import styles from './request-details.module.css'
import { ProofPrice } from './proof-price'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import { useProofTexts } from './use-proof-texts'
import { VersionChanges } from './version-changes'

/** `proof` is the version shown; undefined where there is none yet. */
type RequestPartProps = { request: BuyerRequest; proof: BuyerProof | undefined }

export function RequestPicture({ request, proof, token }: RequestPartProps & { token: string }) {
  const { t, i18n } = useProofTexts()
  const print = proof ?? request
  const src = buildPreviewPath(token, proof?.version)
  const lines = listPrintLines(print, getPageLanguage(i18n.language))
  const position = lines.find(({ name }) => name === 'position')?.text
  return (
    <div className={styles.frame}>
      <img className={styles.picture} src={src} alt={t('proof.picture', getPreviewAltValues(print, t))} />
      <PrintOnShirt
        className={styles.onShirt}
        printed={print}
        src={src}
        alt={t('proof.onShirt', { place: t(`proof.place.${print.spec.place}`), position })}
      />
    </div>
  )
}

/** The production stages of a print that is ordered, and the link to its order; nothing before. */
export function RequestOrder({ order }: Pick<BuyerRequest, 'order'>) {
  const { t } = useProofTexts()
  if (order === null) return null
  return (
    <>
      <ProductionStages stages={order.stages} />
      <ButtonLink to={buildTokenPath(paths.order, order.token)}>
        {t('proof.order', { number: order.number })}
      </ButtonLink>
    </>
  )
}

/** All that is said of a request or a version of its proof. The price is shown unless the request has ended. */
export function RequestDetails({ request, proof }: RequestPartProps) {
  const { state, messages = [] } = request
  const hints = ((proof ?? request).results ?? []).filter(({ severity }) => severity !== 'tick')
  return (
    <>
      <ProofFacts request={request} proof={proof} />
      {hints.length === 0 || !isOpenRequest(state) ? null : (
        // Its texts are those of the press, which the page does not need for anything else.
        <PartErrorBoundary>
          <Suspense>
            <PreflightHints results={hints} />
          </Suspense>
        </PartErrorBoundary>
      )}
      {proof === undefined ? null : <VersionChanges request={request} proof={proof} />}
      <Messages messages={messages} />
      <StudioMessage text={proof?.message ?? ''} />
      {isOpenRequest(state) || state === 'paid' ? <ProofPrice request={request} proof={proof} /> : null}
    </>
  )
}

function Messages({ messages }: { messages: NonNullable<BuyerRequest['messages']> }) {
  const { t } = useProofTexts()
  const dates = useDateFormatters()
  if (messages.length === 0) return null
  return (
    <ul aria-label={t('proof.messages')}>
      {messages.map(({ by, words, at }) => (
        <li key={at} className={styles.message}>
          <b>{t(`proof.message.${by}`, { date: dates.formatDay(at) })}.</b> {words}
        </li>
      ))}
    </ul>
  )
}

export function StudioMessage({ text }: { text: string }) {
  const { t } = useProofTexts()
  return text === '' ? null : (
    <p className={styles.message}>
      <b>{t('proof.studio')}.</b> {text}
    </p>
  )
}
