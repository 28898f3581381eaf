import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Job } from '@contract/custom-print/print-spec'
import { Button } from '@/layout/button'
import styles from './request-card.module.css'
import { readFailureMessage } from '../http-failure'
import { drawPrint } from './custom-print-api'

type PrintLookProps = { id: string; number: number; job: Job }
type Look = { of: string } & (
  | { status: 'drawing' }
  | { status: 'drawn'; picture: string }
  | { status: 'failed'; message: string }
)

/** The print of another job before it is sent, drawn when somebody asks for it. */
export function PrintLook({ id, number, job }: PrintLookProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Look | null>(null)
  const of = JSON.stringify(job)
  const look = asked?.of === of ? asked : null
  const picture = asked?.status === 'drawn' ? asked.picture : undefined
  useEffect(() => () => (picture === undefined ? undefined : URL.revokeObjectURL(picture)), [picture])

  async function draw() {
    const drawing: Look = { of, status: 'drawing' }
    setAsked(drawing)
    let next: Look
    try {
      next = { of, status: 'drawn', picture: URL.createObjectURL(await drawPrint(id, job)) }
    } catch (error) {
      next = { of, status: 'failed', message: readFailureMessage(error, t) }
    }
    // Another one may have been asked for meanwhile.
    setAsked((now) => (now === drawing ? next : now))
  }

  return (
    <div className={styles.look}>
      <Button variant="secondary" busy={look?.status === 'drawing'} onClick={() => void draw()}>
        {t(look?.status === 'drawing' ? 'studio.step.busy' : 'studio.job.look')}
      </Button>
      <p role="status">
        {look?.status === 'drawn' ? t('studio.job.drawn') : look?.status === 'failed' ? look.message : ''}
      </p>
      {look?.status === 'drawn' ? (
        <img className={styles.picture} src={look.picture} alt={t('studio.press.picture', { number })} />
      ) : null}
    </div>
  )
}
