import { toFrancs } from '@contract/money/money'
import type { BuyerProof, BuyerRequest } from '@contract/custom-print/buyer-request'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { formatMoney } from '@/lib/format-money'
import layout from '../page-layout.module.css'
import { useProofFacts } from './proof-facts'
import styles from './version-changes.module.css'
import { useProofTexts } from './use-proof-texts'

type VersionChangesProps = { request: BuyerRequest; proof: BuyerProof }

/**
 * Lists the facts that a version changes, compared with the one before, or the first one with the request as sent.
 * Shows nothing if they are equal.
 */
export function VersionChanges({ request, proof }: VersionChangesProps) {
  const { t } = useProofTexts()
  const listFacts = useProofFacts()
  const before = request.proofs.find(({ version }) => version === proof.version - 1)
  const computeTotal = ({ quote }: Pick<BuyerProof, 'quote'>) => ({
    label: t('proof.line.total'),
    fact: formatMoney(toFrancs(quote.total), request.currency),
  })
  const [was, is] = [
    [...listFacts(request, before), computeTotal(before ?? request)],
    [...listFacts(request, proof), computeTotal(proof)],
  ]
  const changes = is.flatMap(({ label, fact }) => {
    const old = was.find((one) => one.label === label)
    return old === undefined || old.fact === fact ? [] : [{ label, old: old.fact, fact }]
  })
  // The request as sent is no longer known here once it is ordered.
  const isKnown = before !== undefined || request.state !== 'paid'
  if (changes.length === 0 || !isKnown) return null
  return (
    <section className={styles.changes}>
      <h2 className={layout.ruled}>
        {before === undefined ? t('proof.changedSent') : t('proof.changed', { version: before.version })}
      </h2>
      <ul>
        {changes.map(({ label, old, fact }) => (
          <li key={label}>
            <b>{label}</b> <VisuallyHidden>{t('proof.was')}</VisuallyHidden> <del>{old}</del>{' '}
            <VisuallyHidden>{t('proof.is')}</VisuallyHidden> <ins>{fact}</ins>
          </li>
        ))}
      </ul>
    </section>
  )
}
