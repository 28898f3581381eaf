import { SIZES } from '@contract/press/job'
import type { LinkedProof, LinkedRequest } from '@contract/press/linked-request'
import styles from './proof-page.module.css'
import { useDays } from './use-days'
import { useProofTexts } from './use-proof-texts'

type Translate = ReturnType<typeof useProofTexts>['t']

const inCm = (mm: number) => (mm / 10).toFixed(1)

/** Values for the picture in words: what is printed, where and how large. */
export function printText({ job, height }: Pick<LinkedRequest, 'job' | 'height'>, t: Translate) {
  const print = job.method === 'dtg' ? t('proof.inkDtg') : t(`proof.colour.${job.ink}`)
  return { print, place: t(`proof.place.${job.place}`), width: inCm(job.width), height: inCm(height) }
}

type ProofFactsProps = { request: LinkedRequest; proof: LinkedProof | undefined }

/** What is printed on what, and when it is ready. */
export function ProofFacts({ request, proof }: ProofFactsProps) {
  const { t } = useProofTexts()
  const days = useDays()
  const { job, wishDate, quote } = request
  const isScreen = job.method === 'screen'
  const sizes = SIZES.filter((size) => job.counts[size] > 0).map((size) => `${job.counts[size]} ${size}`)
  const facts = [
    {
      label: t('proof.ink'),
      fact: isScreen ? t('proof.inkScreen', { ink: t(`proof.colour.${job.ink}`) }) : t('proof.inkDtg'),
    },
    {
      label: t('proof.print'),
      fact: t('proof.where', { ...printText(request, t), below: inCm(job.belowNeck) }),
    },
    ...(isScreen ? [{ label: t('proof.dots'), fact: t('proof.ruling', { ruling: job.ruling }) }] : []),
    {
      label: t('proof.shirts'),
      fact: t('proof.counts', {
        pieces: quote.pieces,
        shirt: t(`proof.shirt.${job.shirt}`),
        sizes: sizes.join(', '),
      }),
    },
    ...(proof !== undefined
      ? [{ label: t('proof.ready'), fact: days.weekday(proof.readyOn) }]
      : wishDate === null
        ? []
        : [{ label: t('proof.wish'), fact: days.weekday(wishDate) }]),
  ]
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
