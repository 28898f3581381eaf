import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PROOF_FORM_PATH } from '@contract/api-paths'
import { toFrancs } from '@contract/money'
import type { BuyerDecision, LinkedProof } from '@contract/press/linked-request'
import type { ProofShown } from '@contract/press/plain-form'
import { MAX_REQUEST_TEXT } from '@contract/press/request'
import { pageLanguage } from '@/i18n/language'
import { Button } from '@/layout/button'
import { formatMoney } from '@/lib/format-money'
import styles from './proof-page.module.css'
import { requestEnds } from './request-ends'
import { useDays } from './use-days'
import { useProofTexts } from './use-proof-texts'

/** What the page shows of a request that there is. */
export type Known = Extract<ProofShown, { kind: 'known' }>

/** Approve and pay, or ask for a change, as forms. */
export function PlainApproval({ shown, proof }: { shown: Known; proof: LinkedProof }) {
  const { t } = useProofTexts()
  const days = useDays()
  const { request, nonce, words } = shown
  const amount = formatMoney(toFrancs(proof.quote.total), request.currency)
  return (
    <section className={styles.decide}>
      {proof.isValid ? (
        <Decision
          shown={shown}
          kind="approved"
          fields={{ proofId: proof.id, total: String(proof.quote.total) }}
        >
          <Button type="submit">
            {t(request.state === 'approved' ? 'proof.pay' : 'proof.approve', { amount })}
          </Button>
        </Decision>
      ) : (
        <>
          <p>{t('proof.ended')}</p>
          <Decision shown={shown} kind="change_wanted" fields={{ nonce, words: t('proof.askWords') }}>
            <Button type="submit">{t('proof.ask')}</Button>
          </Decision>
        </>
      )}
      <p>
        {t('proof.nothing')}
        {proof.isValid ? ` ${t('proof.holds', { date: days.day(proof.validUntil) })}` : ''}
      </p>
      {proof.isValid ? (
        <details className={styles.older} open={words !== ''}>
          <summary>{t('proof.change')}</summary>
          <Decision shown={shown} kind="change_wanted" fields={{ nonce }}>
            <label className={styles.label}>
              {t('proof.changeLabel')}
              <textarea
                className={styles.text}
                name="words"
                rows={4}
                maxLength={MAX_REQUEST_TEXT}
                required
                defaultValue={words}
              />
            </label>
            <Button type="submit" variant="secondary">
              {t('proof.send')}
            </Button>
          </Decision>
        </details>
      ) : null}
    </section>
  )
}

/** Taking back and deleting: each is pressed twice, as with scripts. */
export function PlainEnd({ shown }: { shown: Known }) {
  const { t } = useProofTexts()
  return requestEnds(shown.request).map(({ name, kind }) => (
    <details key={name} className={styles.older}>
      <summary>{t(`proof.${name}`)}</summary>
      <p>{t(`proof.${name}Sure`)}</p>
      <Decision shown={shown} kind={kind}>
        <Button type="submit" variant="secondary">
          {t(`proof.${name}Yes`)}
        </Button>
      </Decision>
    </details>
  ))
}

type DecisionProps = {
  shown: Known
  kind: BuyerDecision['kind']
  fields?: Record<string, string>
  children: ReactNode
}

/** One decision as a form: only pressing its button sends it. */
function Decision({ shown, kind, fields, children }: DecisionProps) {
  const { i18n } = useTranslation()
  const all = { ...fields, kind, token: shown.token, language: pageLanguage(i18n.language) }
  return (
    <form className={styles.form} method="post" action={PROOF_FORM_PATH}>
      {Object.entries(all).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
