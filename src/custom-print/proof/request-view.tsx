import { useState } from 'react'
import type { BuyerRequest } from '@contract/custom-print/buyer-request'
import { isOpenRequest } from '@contract/custom-print/print-request'
import layout from '@/order/order-page.module.css'
import { OutcomeMessage } from '@/order/outcome-message'
import { AnswerForm } from './answer-form'
import { Approval } from './approval'
import { ReorderButton } from '../reorder/reorder-button'
import forms from './proof-form.module.css'
import styles from './proof-page.module.css'
import { RequestDetails, RequestOrder, RequestPicture, StudioMessage } from './request-details'
import { EndRequest } from './end-request'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import { useProofTexts } from './use-proof-texts'

type RequestViewProps = {
  request: BuyerRequest
  token: string
  onChanged: () => Promise<void>
  onDeleted: () => void
}

/** A request for its buyer: picture, facts, price, and the decisions that are possible. */
export function RequestView({ request, token, onChanged, onDeleted }: RequestViewProps) {
  const { t } = useProofTexts()
  const dates = useDateFormatters()
  const leadValues = useLeadValues()
  const { state, number, proofs, order } = request
  const newest = proofs.at(-1)
  const [chosenVersion, setChosenVersion] = useState<number | null>(null)
  const proof = proofs.find(({ version }) => version === chosenVersion) ?? newest
  const isNewest = proof === newest
  return (
    <div className={layout.columns}>
      <RequestPicture request={request} proof={proof} token={token} />
      <div className={styles.side}>
        <OutcomeMessage title={t(`proof.title.${state}`)}>
          {t(`proof.lead.${state}`, leadValues(request))}
        </OutcomeMessage>
        {/* What the studio asks is answered here, not below all that the buyer knows already. */}
        <StudioMessage text={request.words} />
        <AnswerForm request={request} token={token} onChanged={onChanged} />
        <p className={styles.line}>
          <b>{t('proof.request', { number })}</b>
          {proofs.length < 2 ? null : (
            <span className={styles.versions} role="group" aria-label={t('proof.versions')}>
              {proofs.map(({ version }) => (
                <button
                  key={version}
                  type="button"
                  aria-pressed={version === proof?.version}
                  onClick={() => setChosenVersion(version)}
                >
                  {t('proof.version', { version })}
                </button>
              ))}
            </span>
          )}
          <span>{dates.formatDay(proof?.sentAt ?? request.sentAt)}</span>
        </p>
        <RequestOrder order={order} />
        {order === null ? null : <ReorderButton request={request} token={token} />}
        <RequestDetails request={request} proof={proof} />
        {proof === undefined || newest === undefined || !isOpenRequest(state) ? null : isNewest ? (
          <Approval request={request} proof={proof} token={token} onChanged={onChanged} />
        ) : (
          <p>
            {t('proof.newer')}{' '}
            <button type="button" className={forms.link} onClick={() => setChosenVersion(null)}>
              {t('proof.lookAt', { version: newest.version })}
            </button>
          </p>
        )}
        <EndRequest request={request} token={token} onChanged={onChanged} onDeleted={onDeleted} />
      </div>
    </div>
  )
}

/** Returns the values for the placeholders of a request's lead sentence. */
function useLeadValues() {
  const dates = useDateFormatters()
  return ({ approved, proofs }: Pick<BuyerRequest, 'approved' | 'proofs'>) => {
    const newest = proofs.at(-1)
    return {
      version: approved?.version ?? '',
      date: approved === null ? '' : dates.formatDay(approved.at),
      ready: newest === undefined ? '' : dates.formatWeekday(newest.readyOn),
    }
  }
}
