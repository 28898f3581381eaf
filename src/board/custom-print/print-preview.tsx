import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCm, type PrintSpec } from '@contract/custom-print/print-spec'
import { Button } from '@/ui/button'
import styles from './request-card.module.css'
import { getReadFailureMessage } from '../http-failure'

type PrintPreviewProps = {
  number: number
  spec: PrintSpec
  /** Returns a picture of a print, and with which spec it was drawn: that may be less wide. */
  draw: (spec: PrintSpec) => Promise<{ picture: Blob; spec: PrintSpec }>
}
type PreviewState = { specText: string } & (
  | { status: 'drawing' }
  | { status: 'drawn'; picture: string; isScaled: boolean }
  | { status: 'failed'; message: string }
)

/** A preview of the print with a changed spec, before a proof is sent. It is rendered on demand. */
export function PrintPreview({ number, spec, draw }: PrintPreviewProps) {
  const { t } = useTranslation()
  const [latest, setLatest] = useState<PreviewState | null>(null)
  const specText = JSON.stringify(spec)
  const state = latest?.specText === specText ? latest : null
  const picture = latest?.status === 'drawn' ? latest.picture : undefined
  useEffect(() => () => (picture === undefined ? undefined : URL.revokeObjectURL(picture)), [picture])

  async function drawPreview() {
    const drawing: PreviewState = { specText, status: 'drawing' }
    setLatest(drawing)
    let next: PreviewState
    try {
      const { picture: content, spec: drawnSpec } = await draw(spec)
      next = {
        specText: JSON.stringify(drawnSpec),
        status: 'drawn',
        picture: URL.createObjectURL(content),
        isScaled: drawnSpec.width !== spec.width,
      }
    } catch (error) {
      next = { specText, status: 'failed', message: getReadFailureMessage(error, t) }
    }
    // Another preview may have been requested meanwhile.
    setLatest((now) => (now === drawing ? next : now))
  }

  return (
    <div className={styles.preview}>
      <Button variant="secondary" isBusy={state?.status === 'drawing'} onClick={() => void drawPreview()}>
        {t(state?.status === 'drawing' ? 'board.step.busy' : 'board.spec.preview')}
      </Button>
      <p role="status">
        {state?.status === 'drawn'
          ? t(state.isScaled ? 'board.spec.scaled' : 'board.spec.rendered', { width: formatCm(spec.width) })
          : state?.status === 'failed'
            ? state.message
            : ''}
      </p>
      {state?.status === 'drawn' ? (
        <img className={styles.picture} src={state.picture} alt={t('board.press.picture', { number })} />
      ) : null}
    </div>
  )
}
