import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import { Button } from '@/ui/button'
import styles from './request-card.module.css'
import { getReadFailureMessage } from '../http-failure'
import { fetchPrintPreview } from './custom-print-api'

type PrintPreviewProps = {
  id: string
  number: number
  spec: PrintSpec
  onDrawn: (drawn: DrawnPrint) => void
}
/** A spec, and how high the drawing is that it prints: that may be cut otherwise than before. */
export type DrawnPrint = { spec: PrintSpec; heightMm: number | undefined }
type PreviewState = { specText: string } & (
  | { status: 'drawing' }
  | { status: 'drawn'; picture: string }
  | { status: 'failed'; message: string }
)

/** A preview of the print with a changed spec, before a proof is sent. It is rendered on demand. */
export function PrintPreview({ id, number, spec, onDrawn }: PrintPreviewProps) {
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
      const { picture: content, heightMm } = await fetchPrintPreview(id, spec)
      next = { specText, status: 'drawn', picture: URL.createObjectURL(content) }
      onDrawn({ spec, heightMm })
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
          ? t('board.spec.rendered')
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
