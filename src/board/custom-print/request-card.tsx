import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money/money'
import { FILM_DIFFERS } from '@contract/custom-print/preflight-codes'
import { formatSizeCounts, sumSizeCounts } from '@contract/custom-print/print-spec'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import { formatMoney } from '@/lib/format-money'
import { FilmPositiveLinks } from './film-positive-links'
import { PreflightResults } from './preflight-results'
import { PrintSummary } from './print-summary'
import { RequestActions } from './request-actions'
import { RequestHistory } from './request-history'
import styles from './request-card.module.css'
import { getArtworkUrl } from './custom-print-api'
import { useDateFormatters } from '@/i18n/use-date-formatters'

type RequestCardProps = {
  request: StaffRequest
  isHidden: boolean
  onDone: (message: string) => Promise<void>
}

/** A request: print, price, buyer, preflight results and the studio's actions. */
export function RequestCard({ request, isHidden, onDone }: RequestCardProps) {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const { id, number, currency, original, requestedDate, note, decisions, proofs } = request
  const newest = proofs.at(-1)
  const { spec, height, results } = newest ?? request
  const waitingState = WAITING_STATES.find((state) => state === request.state)
  const heading = `request-${id}`
  const hasOtherFilm = results.some(({ code }) => code === FILM_DIFFERS)
  const hints = results.filter(({ code, severity }) => severity !== 'tick' && code !== FILM_DIFFERS).length
  const francs = (rappen: number) => formatMoney(toFrancs(rappen), currency)
  return (
    <li className={styles.card} aria-labelledby={heading} hidden={isHidden}>
      <div className={styles.head}>
        <h3 id={heading}>{t('board.press.title', { number })}</h3>
        <span>
          {requestedDate === null
            ? t('board.press.sent', { date: dates.formatShortDay(request.sentAt) })
            : t('board.press.wish', { date: dates.formatShortWeekday(requestedDate) })}
        </span>
      </div>
      {request.reorderOf === null ? null : (
        <p className={styles.state}>{t('board.press.again', { number: request.reorderOf })}</p>
      )}
      <p className={styles.buyer}>
        {t('board.press.who', {
          name: request.name,
          pieces: sumSizeCounts(spec.counts),
          method: t(`board.press.method.${spec.method}`),
        })}
        {`, ${t(`board.orders.${request.delivery}`)}`}
      </p>
      <div className={styles.facts}>
        <img
          className={styles.picture}
          src={getArtworkUrl(id, 'preview', newest?.version)}
          alt={t('board.press.picture', { number })}
          loading="lazy"
          decoding="async"
        />
        <div>
          <p className={styles.total}>{francs(newest?.total ?? request.quote.total)}</p>
          <PrintSummary spec={spec} height={height} />
          <p>{formatSizeCounts(spec.counts)}</p>
          {hints > 0 ? <p className={styles.hints}>{t('board.press.hints', { count: hints })}</p> : null}
        </div>
      </div>
      {note === '' ? null : <p className={styles.note}>{note}</p>}
      <RequestHistory proofs={proofs} decisions={decisions} currency={currency} />
      {waitingState === undefined ? null : (
        <p className={styles.state}>{t(`board.proof.state.${waitingState}`)}</p>
      )}
      <RequestActions request={request} onDone={onDone} />
      <details className={styles.more}>
        <summary aria-describedby={heading}>{t('board.press.preflightTitle')}</summary>
        <PreflightResults results={results} />
        <p>
          {t('board.press.net')}: {francs(request.quote.net)},{' '}
          {t('board.press.tax', { rate: request.taxRatePercent })}: {francs(request.quote.tax)},{' '}
          {t(`board.orders.${request.delivery}`)}: {francs(request.quote.shipping)}
        </p>
        <p>
          <a href={`mailto:${request.email}`}>{request.email}</a>
        </p>
      </details>
      {hasOtherFilm ? <p className={styles.hints}>{t('board.press.filmDiffers')}</p> : null}
      {spec.method === 'screen' ? <FilmPositiveLinks id={id} version={newest?.version} /> : null}
      <a className={styles.download} href={getArtworkUrl(id, 'original')} download>
        {t('board.press.original', {
          width: original.width,
          height: original.height,
          megabytes: Math.max(0.1, original.bytes / 1_000_000).toFixed(1),
        })}
      </a>
    </li>
  )
}

/** The states that the card names: whom the request waits for. A new one waits for the studio. */
const WAITING_STATES = ['question', 'proofed', 'change_wanted', 'approved'] as const
