import { useState } from 'react'
import type { LinkedRequest } from '@contract/custom-print/buyer-request'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import styles from './proof-page.module.css'
import { decide } from './proof-api'
import { type RequestEnd as End, requestEnds } from './request-ends'
import { useDecision } from './use-decision'
import { useProofTexts } from './use-proof-texts'

type RequestEndProps = {
  request: LinkedRequest
  token: string
  onChanged: () => Promise<void>
  onDeleted: () => void
}

/** Takes the request back, or deletes drawing and proof: each is asked once more. */
export function RequestEnd({ request, token, onChanged, onDeleted }: RequestEndProps) {
  const { t } = useProofTexts()
  const { isBusy, failure, run } = useDecision(onChanged)
  const [asked, setAsked] = useState<End['name'] | null>(null)
  const ends = requestEnds(request)
  // What a refresh has taken away is not asked any more.
  const shown = ends.find(({ name }) => name === asked)
  const end = ({ kind }: End) =>
    run(async () => {
      await decide({ token, kind })
      setAsked(null)
      if (kind === 'deleted') onDeleted()
      else await onChanged()
    })

  if (ends.length === 0) return null
  return (
    <div className={styles.decide}>
      {failure === null ? null : <Alert>{failure}</Alert>}
      {shown === undefined ? (
        <div className={styles.buttons}>
          {ends.map(({ name }) => (
            <button key={name} type="button" className={styles.link} onClick={() => setAsked(name)}>
              {t(`proof.${name}`)}
            </button>
          ))}
        </div>
      ) : (
        <>
          <p role="status">{t(`proof.${shown.name}Sure`)}</p>
          <div className={styles.buttons}>
            <Button variant="secondary" busy={isBusy} onClick={() => void end(shown)}>
              {t(isBusy ? 'proof.busy' : `proof.${shown.name}Yes`)}
            </Button>
            <Button onClick={() => setAsked(null)}>{t('proof.keep')}</Button>
          </div>
        </>
      )}
    </div>
  )
}
