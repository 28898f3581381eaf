import { useState } from 'react'
import { PRESS_PREVIEW_PATH } from '@contract/api-paths'
import type { LinkedRequest } from '@contract/press/linked-request'
import { isOpen } from '@contract/press/request'
import { Outcome } from '@/checkout/outcome'
import { ButtonLink } from '@/layout/button'
import { paths } from '@/lib/paths'
import { Approval } from './approval'
import { printText, ProofFacts } from './proof-facts'
import styles from './proof-page.module.css'
import { ProofPrice } from './proof-price'
import { RequestEnd } from './request-end'
import { Stages } from './stages'
import { useDays } from './use-days'
import { useProofTexts } from './use-proof-texts'

type LinkedRequestViewProps = {
  request: LinkedRequest
  token: string
  onChanged: () => Promise<void>
  onDeleted: () => void
}

/** A request as its buyer sees it: picture, facts, price, and what can be done. */
export function LinkedRequestView({ request, token, onChanged, onDeleted }: LinkedRequestViewProps) {
  const { t } = useProofTexts()
  const days = useDays()
  const { state, number, proofs, order, approved, words } = request
  const newest = proofs.at(-1)
  const [chosen, setChosen] = useState<number | null>(null)
  const proof = proofs.find(({ version }) => version === chosen) ?? newest
  const isNewest = proof === newest
  const values = {
    version: approved?.version ?? '',
    date: approved === null ? '' : days.moment(approved.at),
    ready: newest === undefined ? '' : days.weekday(newest.readyOn),
  }
  return (
    <div className={styles.columns}>
      <div className={styles.sheet}>
        <img
          className={styles.picture}
          src={`${PRESS_PREVIEW_PATH}?token=${encodeURIComponent(token)}`}
          alt={t('proof.picture', printText(request, t))}
        />
      </div>
      <div className={styles.side}>
        <Outcome title={t(`proof.title.${state}`)}>{t(`proof.lead.${state}`, values)}</Outcome>
        <p className={styles.line}>
          <b>{t('proof.request', { number })}</b>
          {proofs.length < 2 ? null : (
            <span className={styles.versions} role="group" aria-label={t('proof.versions')}>
              {proofs.map(({ version }) => (
                <button
                  key={version}
                  type="button"
                  aria-pressed={version === proof?.version}
                  onClick={() => setChosen(version)}
                >
                  {t('proof.version', { version })}
                </button>
              ))}
            </span>
          )}
          <span>{days.moment(proof?.sentAt ?? request.sentAt)}</span>
        </p>
        {order === null ? null : (
          <>
            <Stages stages={order.stages} />
            <ButtonLink to={`${paths.order}?token=${encodeURIComponent(order.token)}`}>
              {t('proof.order', { number: order.number })}
            </ButtonLink>
          </>
        )}
        <ProofFacts request={request} proof={proof} />
        <Message text={proof?.message ?? ''} />
        <Message text={words} />
        {state === 'declined' || state === 'withdrawn' || state === 'lapsed' ? null : (
          <ProofPrice request={request} proof={proof} />
        )}
        {proof === undefined || newest === undefined || !isOpen(state) ? null : isNewest ? (
          <Approval request={request} proof={proof} token={token} onChanged={onChanged} />
        ) : (
          <p>
            {t('proof.newer')}{' '}
            <button type="button" className={styles.link} onClick={() => setChosen(null)}>
              {t('proof.lookAt', { version: newest.version })}
            </button>
          </p>
        )}
        <RequestEnd request={request} token={token} onChanged={onChanged} onDeleted={onDeleted} />
      </div>
    </div>
  )
}

function Message({ text }: { text: string }) {
  const { t } = useProofTexts()
  return text === '' ? null : (
    <p className={styles.message}>
      <b>{t('proof.studio')}.</b> {text}
    </p>
  )
}
