import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrintSpec } from '@contract/custom-print/print-spec'
import { Button } from '@/ui/button'
import styles from './request-card.module.css'
import { getReadFailureMessage } from '../http-failure'
import { fetchPrintPreview } from './custom-print-api'

type PrintPreviewProps = { id: string; number: number; spec: PrintSpec }
type PreviewState = { of: string } & (
  | { status: 'drawing' }
  | { status: 'drawn'; picture: string }
  | { status: 'failed'; message: string }
)

/** A preview of the print with a changed spec, before a proof is sent. It is rendered on demand. */
export function PrintPreview({ id, number, spec }: PrintPreviewProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<PreviewState | null>(null)
  const of = JSON.stringify(spec)
  const look = asked?.of === of ? asked : null
  const picture = asked?.status === 'drawn' ? asked.picture : undefined
  useEffect(() => () => (picture === undefined ? undefined : URL.revokeObjectURL(picture)), [picture])

  async function draw() {
    const drawing: PreviewState = { of, status: 'drawing' }
    setAsked(drawing)
    let next: PreviewState
    try {
      next = { of, status: 'drawn', picture: URL.createObjectURL(await fetchPrintPreview(id, spec)) }
    } catch (error) {
      next = { of, status: 'failed', message: getReadFailureMessage(error, t) }
    }
    // Another preview may have been requested meanwhile.
    setAsked((now) => (now === drawing ? next : now))
  }

  return (
    <div className={styles.preview}>
      <Button variant="secondary" isBusy={look?.status === 'drawing'} onClick={() => void draw()}>
        {t(look?.status === 'drawing' ? 'board.step.busy' : 'board.spec.preview')}
      </Button>
      <p role="status">
        {look?.status === 'drawn' ? t('board.spec.rendered') : look?.status === 'failed' ? look.message : ''}
      </p>
      {look?.status === 'drawn' ? (
        <img className={styles.picture} src={look.picture} alt={t('board.press.picture', { number })} />
      ) : null}
    </div>
  )
}
