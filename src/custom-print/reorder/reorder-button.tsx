import { Suspense, useState } from 'react'
import type { BuyerRequest } from '@contract/custom-print/buyer-request'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useIdempotencyKeys } from '@/lib/requests/idempotency-key'
import { loadChunk } from '@/lib/lazy-chunk'
import { useProofTexts } from '../proof/use-proof-texts'

type ReorderButtonProps = { request: BuyerRequest; token: string }
type Form = typeof import('./reorder-form')

/** Offers a reorder of a print that has left the studio. The form is loaded on demand. */
export function ReorderButton({ request: { reorder, delivery }, token }: ReorderButtonProps) {
  const { t } = useProofTexts()
  const [state, setState] = useState<Form | 'closed' | 'cancelled' | 'loading' | 'failed'>('closed')
  const idempotencyKeys = useIdempotencyKeys()

  async function open() {
    setState('loading')
    try {
      setState(await loadChunk('reorder', () => import('./reorder-form')))
    } catch (error) {
      console.error('Failed to load the form for ordering again', error)
      setState('failed')
    }
  }

  if (reorder === null) return null
  if (typeof state === 'object')
    return (
      <Suspense fallback={<Button isBusy>{t('proof.busy')}</Button>}>
        <state.ReorderForm
          print={reorder}
          delivery={delivery}
          token={token}
          idempotencyKeys={idempotencyKeys}
          onClose={() => setState('cancelled')}
        />
      </Suspense>
    )
  return (
    <>
      {state === 'failed' ? <Alert>{t('proof.failed')}</Alert> : null}
      <Button
        // The cancel button, which had the focus, is gone with the form.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={state === 'cancelled'}
        variant="secondary"
        isBusy={state === 'loading'}
        onClick={() => void open()}
      >
        {t(state === 'loading' ? 'proof.busy' : 'proof.reorder.open')}
      </Button>
    </>
  )
}
