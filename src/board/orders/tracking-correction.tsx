import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardOrder } from '@contract/board/board-order'
import { Alert } from '@/ui/alert'
import { HttpError } from '@/lib/http'
import { type Failure, toFailure } from '../http-failure'
import { takeStep } from '../board-api'
import { TrackingForm } from './tracking-form'

type TrackingCorrectionProps = { order: BoardOrder; onDone: () => void; onCancel: () => void }

/** Corrects the tracking number of a shipped order. */
export function TrackingCorrection({ order: { id, number }, onDone, onCancel }: TrackingCorrectionProps) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function save(tracking: string) {
    setIsBusy(true)
    try {
      await takeStep(id, 'tracking_corrected', tracking)
      onDone()
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status === 400
      const failed = toFailure(error, t('board.step.failed', { number }), t)
      setFailure(isRefused ? { ...failed, reason: t('board.tracking.refused') } : failed)
      setIsBusy(false)
    }
  }

  return (
    <>
      {failure === null ? null : <Alert title={failure.title}>{failure.reason}</Alert>}
      <TrackingForm
        number={number}
        isCorrection
        isBusy={isBusy}
        onSend={(tracking) => void save(tracking)}
        onCancel={onCancel}
      />
    </>
  )
}
