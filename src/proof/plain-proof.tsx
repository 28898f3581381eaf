import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { ProofShown } from '@contract/press/plain-form'
import { Outcome } from '@/checkout/outcome'
import { usePlainTexts } from '@/i18n/plain-texts'
import { Alert } from '@/layout/alert'
import { shownAtom } from '@/lib/shown'
import { useStudio } from '@/lib/studio'
import { type Known, PlainApproval, PlainEnd } from './plain-decisions'
import { ProofFacts } from './proof-facts'
import styles from './proof-page.module.css'
import { ProofPrice } from './proof-price'
import { RequestDetails, RequestOrder, RequestPicture } from './request-details'
import { StudioMessage } from './studio-message'
import { useDays } from './use-days'
import { useLeadValues } from './use-lead-values'
import { useProofTexts } from './use-proof-texts'
import { VersionChanges } from './version-changes'

/** The page of a link without scripts; `waiting` is what stands there until scripts have come. */
export function PlainPage({ waiting }: { waiting: ReactNode }) {
  const shown = useAtomValue(shownAtom)
  const known = shown !== undefined && 'proof' in shown ? shown : undefined
  const plain = <PlainProof shown={known?.proof ?? { kind: 'unreachable' }} />
  if (known?.isAnswer) return plain
  return (
    <>
      {waiting}
      <noscript>{plain}</noscript>
    </>
  )
}

function PlainProof({ shown }: { shown: ProofShown }) {
  const { t } = useProofTexts()
  const plain = usePlainTexts()
  const { email } = useStudio()
  switch (shown.kind) {
    case 'known':
      return <PlainRequest shown={shown} />
    case 'missing':
      return <Outcome title={t('proof.missing')}>{t('proof.missingHint')}</Outcome>
    case 'unknown':
      return <Outcome title={t('proof.unknown')}>{t('proof.unknownHint', { email })}</Outcome>
    case 'gone':
      return <Outcome title={t('proof.gone')}>{t('proof.goneHint')}</Outcome>
    case 'unreachable':
      return (
        <Outcome title={t('proof.unreachable')}>
          {t('proof.unreachableHint')} {plain.t('plain.linkAgain')}
        </Outcome>
      )
    case 'too_many':
      return (
        <Outcome title={t('proof.failed')}>
          {plain.t('plain.tooMany', { count: shown.minutes })} {plain.t('plain.back')}
        </Outcome>
      )
  }
}

function PlainRequest({ shown }: { shown: Known }) {
  const { t } = useProofTexts()
  const days = useDays()
  const leadValues = useLeadValues()
  const { request, token, failure } = shown
  const { state, number, proofs, order } = request
  const [newest, ...older] = proofs.toReversed()
  return (
    <div className={styles.columns}>
      <RequestPicture request={request} proof={newest} token={token} />
      <div className={styles.side}>
        <Outcome title={t(`proof.title.${state}`)}>{t(`proof.lead.${state}`, leadValues(request))}</Outcome>
        {failure === null ? null : (
          <Alert>
            {failure.code === 'failed'
              ? t('proof.failed')
              : t(`proof.failure.${failure.code}`, { ...failure.values })}
          </Alert>
        )}
        <p className={styles.line}>
          <b>{t('proof.request', { number })}</b>
          {newest === undefined ? null : <span>{t('proof.version', { version: newest.version })}</span>}
          <span>{days.moment(newest?.sentAt ?? request.sentAt)}</span>
        </p>
        <RequestOrder order={order} />
        <RequestDetails request={request} proof={newest} />
        {newest !== undefined && (state === 'proofed' || state === 'approved') ? (
          <PlainApproval shown={shown} proof={newest} />
        ) : null}
        {older.map((proof) => (
          <details key={proof.id} className={styles.older}>
            <summary>{t('proof.version', { version: proof.version })}</summary>
            <p>{days.moment(proof.sentAt)}</p>
            <ProofFacts request={request} proof={proof} />
            <VersionChanges request={request} proof={proof} />
            <StudioMessage text={proof.message} />
            <ProofPrice request={request} proof={proof} />
          </details>
        ))}
        <PlainEnd shown={shown} />
      </div>
    </div>
  )
}
