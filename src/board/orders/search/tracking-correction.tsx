import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import { Alert } from '@/ui/alert'
import { HttpError } from '@/lib/requests/http'
import { toFailure } from '../../http-failure'
import { takeStep } from '../../board-api'
import { useSubmission } from '@/lib/requests/use-submission'
import { TrackingForm } from '../tracking-form'

type TrackingCorrectionProps = { order: BoardOrder; onDone: () => void; onCancel: () => void }

/** Corrects the tracking number of a shipped order. */
export function TrackingCorrection({ order: { id, number }, onDone, onCancel }: TrackingCorrectionProps) {
  const { t } = useTranslation()
  const { isBusy, failure, submit } = useSubmission((error) => {
    const isRefused = error instanceof HttpError && error.status === 400
    const stepFailure = toFailure(error, t('board.step.failed', { number }), t)
    return isRefused ? { ...stepFailure, reason: t('board.tracking.refused') } : stepFailure
  })
  const saveTracking = (tracking: string) =>
    submit(async () => {
      await takeStep(id, 'tracking_corrected', tracking)
      onDone()
    })

  return (
    <>
      {failure === undefined ? null : <Alert title={failure.title}>{failure.reason}</Alert>}
      <TrackingForm
        number={number}
        isCorrection
        isBusy={isBusy}
        onSend={(tracking) => void saveTracking(tracking)}
        onCancel={onCancel}
      />
    </>
  )
}
