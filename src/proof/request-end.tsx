import { useState } from 'react'
import type { LinkedRequest } from '@contract/press/linked-request'
import { isOpen } from '@contract/press/request'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import styles from './proof-page.module.css'
import { decide } from './proof-requests'
import { useDecision } from './use-decision'
import { useProofTexts } from './use-proof-texts'

type RequestEndProps = {
  request: LinkedRequest
  token: string
  onChanged: () => Promise<void>
  onDeleted: () => void
}

type End = 'takeBack' | 'delete'

/** Takes the request back, or deletes drawing and proof: each is asked once more. */
export function RequestEnd({ request, token, onChanged, onDeleted }: RequestEndProps) {
  const { t } = useProofTexts()
  const { isBusy, failure, run } = useDecision(onChanged)
  const [asked, setAsked] = useState<End | null>(null)
  const ends: End[] = [
    ...(isOpen(request.state) ? (['takeBack'] as const) : []),
    ...(request.isDeletable ? (['delete'] as const) : []),
  ]

  const end = (kind: End) =>
    run(async () => {
      await decide({ token, kind: kind === 'delete' ? 'deleted' : 'withdrawn' })
      setAsked(null)
      if (kind === 'delete') onDeleted()
      else await onChanged()
    })

  if (ends.length === 0) return null
  return (
    <div className={styles.decide}>
      {failure === null ? null : <Alert>{failure}</Alert>}
      {asked === null ? (
        <div className={styles.buttons}>
          {ends.map((kind) => (
            <button key={kind} type="button" className={styles.link} onClick={() => setAsked(kind)}>
              {t(`proof.${kind}`)}
            </button>
          ))}
        </div>
      ) : (
        <>
          <p role="status">{t(`proof.${asked}Sure`)}</p>
          <div className={styles.buttons}>
            <Button variant="secondary" busy={isBusy} onClick={() => void end(asked)}>
              {t(isBusy ? 'proof.busy' : `proof.${asked}Yes`)}
            </Button>
            <Button onClick={() => setAsked(null)}>{t('proof.keep')}</Button>
          </div>
        </>
      )}
    </div>
  )
}
