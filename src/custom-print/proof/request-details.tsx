import { isOpenRequest } from '@contract/custom-print/print-request'
import type { BuyerProof, BuyerRequest } from '@contract/custom-print/buyer-request'
import { buildPreviewPath, buildTokenPath } from '@contract/site/token-path'
import { ProductionStages } from '@/order/production-stages'
import { ButtonLink } from '@/ui/button'
import { paths } from '@/lib/paths'
import { getPreviewAltValues, ProofFacts } from './proof-facts'
import styles from './proof-page.module.css'
import { ProofPrice } from './proof-price'
import { useProofTexts } from './use-proof-texts'
import { VersionChanges } from './version-changes'

/** `proof` is the version shown; undefined where there is none yet. */
type RequestPartProps = { request: BuyerRequest; proof: BuyerProof | undefined }

export function RequestPicture({ request, proof, token }: RequestPartProps & { token: string }) {
  const { t } = useProofTexts()
  return (
    <div className={styles.frame}>
      <img
        className={styles.picture}
        src={buildPreviewPath(token, proof?.version)}
        alt={t('proof.picture', getPreviewAltValues(proof ?? request, t))}
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

/** What is printed, what a version changes, the studio's message and, unless the request has ended, the price. */
export function RequestDetails({ request, proof }: RequestPartProps) {
  const { state, words } = request
  return (
    <>
      <ProofFacts request={request} proof={proof} />
      {proof === undefined ? null : <VersionChanges request={request} proof={proof} />}
      <StudioMessage text={proof?.message ?? ''} />
      <StudioMessage text={words} />
      {isOpenRequest(state) || state === 'paid' ? <ProofPrice request={request} proof={proof} /> : null}
    </>
  )
}

/** The studio's message; nothing where there is none. */
function StudioMessage({ text }: { text: string }) {
  const { t } = useProofTexts()
  return text === '' ? null : (
    <p className={styles.message}>
      <b>{t('proof.studio')}.</b> {text}
    </p>
  )
}
