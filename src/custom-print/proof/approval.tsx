import { useState } from 'react'
import { toFrancs } from '@contract/money/money'
import type { BuyerProof, BuyerRequest } from '@contract/custom-print/buyer-request'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { formatMoney } from '@/lib/format-money'
import { useIdempotencyKeys } from '@/lib/requests/idempotency-key'
import styles from './proof-form.module.css'
import { postApproval, postDecision } from './proof-api'
import { useDateFormatters } from '@/i18n/use-date-formatters'
import { useDecision } from './use-decision'
import { useProofTexts } from './use-proof-texts'
import { MessageForm } from './message-form'

type ApprovalProps = {
  request: BuyerRequest
  proof: BuyerProof
  token: string
  onChanged: () => Promise<void>
}

/** The two decisions on the latest proof: approve and pay, or ask for a change. */
export function Approval({ request, proof, token, onChanged }: ApprovalProps) {
  const { t } = useProofTexts()
  const dates = useDateFormatters()
  const { isBusy, failure, run } = useDecision(onChanged)
  const [isAsking, setIsAsking] = useState(false)
  const idempotencyKeys = useIdempotencyKeys()
  const { state, currency } = request
  if (state !== 'proofed' && state !== 'approved') return null
  const amount = formatMoney(toFrancs(proof.quote.total), currency)

  const pay = () =>
    run(async () => {
      const url = await postApproval({ token, kind: 'approved', proofId: proof.id, total: proof.quote.total })
      window.location.assign(url)
    })

  function ask(words: string) {
    const key = idempotencyKeys.getKey({ proofId: proof.id, words })
    return run(async () => {
      await postDecision({ token, kind: 'change_wanted', key, words })
      setIsAsking(false)
      await onChanged()
    })
  }

  return (
    <section className={styles.section}>
      {failure === undefined ? null : <Alert>{failure}</Alert>}
      {proof.isValid ? (
        <Button isBusy={isBusy && !isAsking} onClick={() => void pay()}>
          {isBusy && !isAsking
            ? t('proof.busy')
            : t(state === 'approved' ? 'proof.pay' : 'proof.approve', { amount })}
        </Button>
      ) : (
        <>
          <p>{t('proof.ended')}</p>
          <Button isBusy={isBusy} onClick={() => void ask(t('proof.askWords'))}>
            {t(isBusy ? 'proof.busy' : 'proof.ask')}
          </Button>
        </>
      )}
      {isAsking ? (
        <MessageForm
          label={t('proof.changeLabel')}
          isBusy={isBusy}
          onSend={(words) => void ask(words)}
          onCancel={() => setIsAsking(false)}
        />
      ) : proof.isValid ? (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t('proof.change')}
        </Button>
      ) : null}
      <p>
        {proof.isValid
          ? `${t('proof.nothing')} ${t('proof.holds', { date: dates.formatDay(proof.validUntil) })}`
          : t('proof.nothing')}
      </p>
    </section>
  )
}
