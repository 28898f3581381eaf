import { listPrintLines, type PrintLine } from '@contract/custom-print/print-lines'
import { formatSizeCounts, formatCm } from '@contract/custom-print/print-spec'
import type { BuyerProof, BuyerRequest } from '@contract/custom-print/buyer-request'
import { capitalise } from '@contract/text/capitalise'
import { getPageLanguage } from '@/i18n/language'
import styles from './proof-facts.module.css'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import { type ProofTFunction, useProofTexts } from './use-proof-texts'

type OrderedPrint = Pick<BuyerRequest, 'spec' | 'height' | 'quote'>

/** Returns the values for the picture's alternative text: what is printed, where and how large. */
export function getPreviewAltValues(
  { spec, height }: Pick<OrderedPrint, 'spec' | 'height'>,
  t: ProofTFunction,
) {
  const print = spec.method === 'dtg' ? t('proof.inkDtg') : capitalise(t(`colour.${spec.ink}`))
  return {
    print,
    place: t(`proof.place.${spec.place}`),
    width: formatCm(spec.width),
    height: formatCm(height),
  }
}

/** The buyer reads of the ink in a sentence of its own, and of the shirts with their sizes. */
const LINE_LABELS: Partial<Record<PrintLine['name'], 'proof.print' | 'proof.position' | 'proof.dots'>> = {
  size: 'proof.print',
  position: 'proof.position',
  ruling: 'proof.dots',
}

/** The touch-ups to a drawing are one fact, so that a version also says which ones are no longer made. */
const TOUCH_UPS: ReadonlySet<PrintLine['name']> = new Set([
  'crop',
  'curve',
  'isSwapped',
  'isThickened',
  'isCleaned',
])

type Facts = { label: string; fact: string }[]

/**
 * Returns a function that lists what is printed on what and when it is ready:
 * of a proof, or of the request as sent.
 */
export function useProofFacts(): (request: BuyerRequest, proof: BuyerProof | undefined) => Facts {
  const { t, i18n } = useProofTexts()
  const dates = useDateFormatters()
  return (request, proof) => {
    const print: OrderedPrint = proof ?? request
    const { spec, quote } = print
    const isScreen = spec.method === 'screen'
    const lines = listPrintLines(print, getPageLanguage(i18n.language))
    const touchUps = lines.filter(({ name }) => TOUCH_UPS.has(name)).map(({ text }) => text)
    return [
      {
        label: t('proof.ink'),
        fact: isScreen
          ? capitalise(t('proof.inkScreen', { ink: t(`colour.${spec.ink}`) }))
          : t('proof.inkDtg'),
      },
      ...lines.flatMap(({ name, text }) => {
        const label = LINE_LABELS[name]
        return label === undefined ? [] : [{ label: t(label), fact: text }]
      }),
      { label: t('proof.drawing'), fact: touchUps.length === 0 ? t('proof.untouched') : touchUps.join('. ') },
      {
        label: t('proof.shirts'),
        fact: t('proof.counts', {
          pieces: quote.pieces,
          shirt: t(`colour.${spec.shirt}`),
          sizes: formatSizeCounts(spec.counts),
        }),
      },
      ...(proof !== undefined
        ? [{ label: t('proof.ready'), fact: dates.formatWeekday(proof.readyOn) }]
        : request.requestedDate === null
          ? []
          : [{ label: t('proof.wish'), fact: dates.formatWeekday(request.requestedDate) }]),
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
