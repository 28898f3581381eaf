import { useTranslation } from 'react-i18next'
import { toFrancs } from '@contract/money'
import { countsText, piecesOf } from '@contract/custom-print/print-spec'
import type { StaffRequest } from '@contract/custom-print/staff-request'
import { formatMoney } from '@/lib/format-money'
import { FilmLink } from './film-positive-links'
import { PressAnswers } from './preflight-results'
import { PrintFacts } from './print-summary'
import { RequestAnswer } from './request-actions'
import { RequestHistory } from './request-history'
import styles from './request-card.module.css'
import { artworkPath } from './custom-print-api'
import { useDates } from '../use-dates'

type RequestCardProps = { request: StaffRequest; onDone: (message: string) => Promise<void> }

/** A request: its print, price and buyer, what the press says of it, and how the studio answers. */
export function RequestCard({ request, onDone }: RequestCardProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const { id, number, currency, original, wishDate, note, decisions, proofs } = request
  const newest = proofs.at(-1)
  const { job, height, answers } = newest ?? request
  const waiting = WAITING.find((state) => state === request.state)
  const heading = `request-${id}`
  const hints = answers.filter(({ sign }) => sign !== 'tick').length
  const francs = (rappen: number) => formatMoney(toFrancs(rappen), currency)
  return (
    <li className={styles.card} aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{t('studio.press.title', { number })}</h3>
        <span>
          {wishDate === null
            ? t('studio.press.sent', { date: dates.shortDay(request.sentAt) })
            : t('studio.press.wish', { date: dates.date(wishDate) })}
        </span>
      </div>
      {request.reorderOf === null ? null : (
        <p className={styles.state}>{t('studio.press.again', { number: request.reorderOf })}</p>
      )}
      <p className={styles.who}>
        {t('studio.press.who', {
          name: request.name,
          pieces: piecesOf(job.counts),
          method: t(`studio.press.method.${job.method}`),
        })}
        {`, ${t(`studio.orders.${request.delivery}`)}`}
      </p>
      <div className={styles.facts}>
        <img
          className={styles.picture}
          src={artworkPath(id, 'preview', newest?.version)}
          alt={t('studio.press.picture', { number })}
          loading="lazy"
          decoding="async"
        />
        <div>
          <p className={styles.total}>{francs(newest?.total ?? request.quote.total)}</p>
          <PrintFacts job={job} height={height} />
          <p>{countsText(job.counts)}</p>
          {hints > 0 ? <p className={styles.hints}>{t('studio.press.hints', { count: hints })}</p> : null}
        </div>
      </div>
      {note === '' ? null : <p className={styles.note}>{note}</p>}
      <RequestHistory proofs={proofs} decisions={decisions} currency={currency} />
      {waiting === undefined ? null : <p className={styles.state}>{t(`studio.proof.state.${waiting}`)}</p>}
      <RequestAnswer request={request} onDone={onDone} />
      <details className={styles.more}>
        <summary aria-describedby={heading}>{t('studio.press.says')}</summary>
        <PressAnswers answers={answers} />
        <p>
          {t('studio.press.net')}: {francs(request.quote.net)},{' '}
          {t('studio.press.tax', { rate: request.taxRatePercent })}: {francs(request.quote.tax)},{' '}
          {t(`studio.orders.${request.delivery}`)}: {francs(request.quote.shipping)}
        </p>
        <p>
          <a href={`mailto:${request.email}`}>{request.email}</a>
        </p>
      </details>
      {job.method === 'screen' ? <FilmLink id={id} version={newest?.version} /> : null}
      <a className={styles.original} href={artworkPath(id, 'original')} download>
        {t('studio.press.original', {
          width: original.width,
          height: original.height,
          megabytes: Math.max(0.1, original.bytes / 1_000_000).toFixed(1),
        })}
      </a>
    </li>
  )
}

/** States that say who is waited for; of a new one, nobody but the studio. */
const WAITING = ['question', 'proofed', 'change_wanted', 'approved'] as const
