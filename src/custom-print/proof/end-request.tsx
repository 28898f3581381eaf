import { useState } from 'react'
import type { BuyerDecision, BuyerRequest } from '@contract/custom-print/buyer-request'
import { isOpenRequest } from '@contract/custom-print/print-request'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import styles from './proof-form.module.css'
import { postDecision } from './proof-api'
import { useDecision } from './use-decision'
import { useProofTexts } from './use-proof-texts'

type RequestEnding = {
  name: 'takeBack' | 'delete'
  kind: Extract<BuyerDecision['kind'], 'withdrawn' | 'deleted'>
}

type EndRequestProps = {
  request: BuyerRequest
  token: string
  onChanged: () => Promise<void>
  onDeleted: () => void
}

/** Withdraws the request, or deletes artwork and proof. Each asks for confirmation. */
export function EndRequest({ request, token, onChanged, onDeleted }: EndRequestProps) {
  const { t } = useProofTexts()
  const { isBusy, failure, run } = useDecision(onChanged)
  const [chosenName, setChosenName] = useState<RequestEnding['name'] | null>(null)
  const endings = listRequestEndings(request)
  // If a refresh removes a choice, its confirmation disappears too.
  const chosenEnding = endings.find(({ name }) => name === chosenName)
  const end = ({ kind }: RequestEnding) =>
    run(async () => {
      await postDecision({ token, kind })
      setChosenName(null)
      if (kind === 'deleted') onDeleted()
      else await onChanged()
    })

  if (endings.length === 0) return null
  return (
    <div className={styles.section}>
      {failure === undefined ? null : <Alert>{failure}</Alert>}
      {chosenEnding === undefined ? (
        <div className={styles.buttons}>
          {endings.map(({ name }) => (
            <button key={name} type="button" className={styles.link} onClick={() => setChosenName(name)}>
              {t(`proof.${name}`)}
            </button>
          ))}
        </div>
      ) : (
        <>
          <p role="status">{t(`proof.${chosenEnding.name}Sure`)}</p>
          <div className={styles.buttons}>
            <Button variant="secondary" isBusy={isBusy} onClick={() => void end(chosenEnding)}>
              {t(isBusy ? 'proof.busy' : `proof.${chosenEnding.name}Yes`)}
            </Button>
            <Button onClick={() => setChosenName(null)}>{t('proof.keep')}</Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Returns how a buyer can end a request in its current state: the name in the texts and the decision to send. */
function listRequestEndings({ state, isDeletable }: BuyerRequest): RequestEnding[] {
  return [
    ...(isOpenRequest(state) ? [{ name: 'takeBack', kind: 'withdrawn' } as const] : []),
    ...(isDeletable ? [{ name: 'delete', kind: 'deleted' } as const] : []),
  ]
}
