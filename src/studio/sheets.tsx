import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffOrder, StudioSheet } from '@contract/studio'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { JobSheet } from './job-sheet'
import { PackingSlip } from './packing-slip'
import styles from './sheets.module.css'
import { loadSheet } from './studio-requests'

/** job: for the press; slip: for the parcel, with its address. */
export type SheetKind = 'job' | 'slip'

type SheetsProps = { kind: SheetKind; orders: StaffOrder[]; onBack: () => void }

export function Sheets({ kind, orders, onBack }: SheetsProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  const [slips, setSlips] = useState<StudioSheet[] | 'loading' | 'failed'>('loading')

  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (kind === 'job') return
    let isGone = false
    Promise.all(orders.map(({ id }) => loadSheet(id))).then(
      (loaded) => (isGone ? undefined : setSlips(loaded)),
      () => (isGone ? undefined : setSlips('failed')),
    )
    return () => {
      isGone = true
    }
  }, [kind, orders])

  const isReady = kind === 'job' || Array.isArray(slips)
  return (
    <section className={styles.sheets}>
      <h2 ref={title} tabIndex={-1}>
        {t(kind === 'job' ? 'studio.board.jobSheets' : 'studio.board.packingSlips')}
      </h2>
      <div className={styles.actions}>
        <Button disabled={!isReady} onClick={() => window.print()}>
          {t('studio.sheet.print')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('studio.sheet.back')}
        </Button>
      </div>
      {kind === 'slip' && slips === 'loading' ? <p role="status">{t('studio.sheet.loading')}</p> : null}
      {kind === 'slip' && slips === 'failed' ? <Alert title={t('studio.orders.failed')} /> : null}
      <div className={styles.pages}>
        {kind === 'job' ? orders.map((order) => <JobSheet key={order.id} order={order} />) : null}
        {kind === 'slip' && Array.isArray(slips)
          ? slips.map((sheet) => <PackingSlip key={sheet.order.id} sheet={sheet} />)
          : null}
      </div>
    </section>
  )
}
