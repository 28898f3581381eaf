import { countsText, inCm } from '@contract/custom-print/print-spec'
import type { LinkedProof, LinkedRequest } from '@contract/custom-print/buyer-request'
import styles from './proof-page.module.css'
import { useDays } from './use-proof-dates'
import { useProofTexts } from './use-proof-texts'

type Translate = ReturnType<typeof useProofTexts>['t']

type Printed = Pick<LinkedRequest, 'job' | 'height' | 'quote'>

/** Values for the picture in words: what is printed, where and how large. */
export function printText({ job, height }: Pick<Printed, 'job' | 'height'>, t: Translate) {
  const print = job.method === 'dtg' ? t('proof.inkDtg') : t(`proof.colour.${job.ink}`)
  return { print, place: t(`proof.place.${job.place}`), width: inCm(job.width), height: inCm(height) }
}

type Facts = { label: string; fact: string }[]

/** What is printed on what, and when it is ready, of a proof or of the request as it was sent. */
export function useProofFacts(): (request: LinkedRequest, proof: LinkedProof | undefined) => Facts {
  const { t } = useProofTexts()
  const days = useDays()
  return (request, proof) => {
    const printed: Printed = proof ?? request
    const { job, quote } = printed
    const isScreen = job.method === 'screen'
    return [
      {
        label: t('proof.ink'),
        fact: isScreen ? t('proof.inkScreen', { ink: t(`proof.colour.${job.ink}`) }) : t('proof.inkDtg'),
      },
      {
        label: t('proof.print'),
        fact: t('proof.where', { ...printText(printed, t), below: inCm(job.belowNeck) }),
      },
      ...(isScreen ? [{ label: t('proof.dots'), fact: t('proof.ruling', { ruling: job.ruling }) }] : []),
      {
        label: t('proof.shirts'),
        fact: t('proof.counts', {
          pieces: quote.pieces,
          shirt: t(`proof.shirt.${job.shirt}`),
          sizes: countsText(job.counts),
        }),
      },
      ...(proof !== undefined
        ? [{ label: t('proof.ready'), fact: days.weekday(proof.readyOn) }]
        : request.wishDate === null
          ? []
          : [{ label: t('proof.wish'), fact: days.weekday(request.wishDate) }]),
    ]
  }
}

type ProofFactsProps = { request: LinkedRequest; proof: LinkedProof | undefined }

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
