import { formatSizeCounts, formatCm } from '@contract/custom-print/print-spec'
import type { BuyerProof, BuyerRequest } from '@contract/custom-print/buyer-request'
import styles from './proof-page.module.css'
import { useProofDates } from './use-proof-dates'
import { type ProofTFunction, useProofTexts } from './use-proof-texts'

type OrderedPrint = Pick<BuyerRequest, 'job' | 'height' | 'quote'>

/** Returns the values for the picture's alternative text: what is printed, where and how large. */
export function getPreviewAltValues(
  { job: spec, height }: Pick<OrderedPrint, 'job' | 'height'>,
  t: ProofTFunction,
) {
  const print = spec.method === 'dtg' ? t('proof.inkDtg') : t(`proof.colour.${spec.ink}`)
  return {
    print,
    place: t(`proof.place.${spec.place}`),
    width: formatCm(spec.width),
    height: formatCm(height),
  }
}

type Facts = { label: string; fact: string }[]

/**
 * Returns a function that lists what is printed on what and when it is ready:
 * of a proof, or of the request as sent.
 */
export function useProofFacts(): (request: BuyerRequest, proof: BuyerProof | undefined) => Facts {
  const { t } = useProofTexts()
  const dates = useProofDates()
  return (request, proof) => {
    const printed: OrderedPrint = proof ?? request
    const { job: spec, quote } = printed
    const isScreen = spec.method === 'screen'
    return [
      {
        label: t('proof.ink'),
        fact: isScreen ? t('proof.inkScreen', { ink: t(`proof.colour.${spec.ink}`) }) : t('proof.inkDtg'),
      },
      {
        label: t('proof.print'),
        fact: t('proof.where', { ...getPreviewAltValues(printed, t), below: formatCm(spec.belowNeck) }),
      },
      ...(isScreen ? [{ label: t('proof.dots'), fact: t('proof.ruling', { ruling: spec.ruling }) }] : []),
      {
        label: t('proof.shirts'),
        fact: t('proof.counts', {
          pieces: quote.pieces,
          shirt: t(`proof.shirt.${spec.shirt}`),
          sizes: formatSizeCounts(spec.counts),
        }),
      },
      ...(proof !== undefined
        ? [{ label: t('proof.ready'), fact: dates.formatWeekday(proof.readyOn) }]
        : request.wishDate === null
          ? []
          : [{ label: t('proof.wish'), fact: dates.formatWeekday(request.wishDate) }]),
    ]
  }
}

type ProofFactsProps = { request: BuyerRequest; proof: BuyerProof | undefined }

export function ProofFacts({ request, proof }: ProofFactsProps) {
  const { t } = useProofTexts()
  const facts = useProofFacts()(request, proof)
  return (
    <dl className={styles.facts} aria-label={t('proof.facts')}>
      {facts.map(({ label, fact }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
