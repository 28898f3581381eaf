import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffOrder } from '@contract/studio'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { AttentionList } from './attention-list'
import { LatestOrders } from './latest-orders'
import { PictureUpload } from './picture-upload'
import { type SheetKind, Sheets } from './sheets'
import { signOut } from './staff-session'
import { StockList } from './stock-list'
import styles from './studio-board.module.css'
import { UnreadableOrders } from './unreadable-orders'
import { useBoard } from './use-board'
import { useDates } from './use-dates'
import { WorkList } from './work-list'

const WORK = ['print', 'ship', 'hand_over'] as const
const LISTS = [...WORK, 'attention', 'all', 'stock', 'pictures'] as const
type ListName = (typeof LISTS)[number]

/** The studio's board: orders to print, ship and hand over, findings, stock, and pictures of products. */
export function StudioBoard() {
  const { t } = useTranslation()
  const dates = useDates()
  const { state, reload } = useBoard()
  const [list, setList] = useState<ListName>('print')
  const [sheets, setSheets] = useState<{ kind: SheetKind; orders: StaffOrder[] } | null>(null)

  if (sheets !== null) return <Sheets {...sheets} onBack={() => setSheets(null)} />
  const orders = state.status === 'ready' ? state.board.open.orders : []
  const counts: Partial<Record<ListName, number>> =
    state.status === 'ready'
      ? {
          ...Object.fromEntries(WORK.map((name) => [name, ofStage(orders, name).length])),
          attention: state.board.attention.findings.length,
        }
      : {}
  return (
    <section className={styles.board}>
      <h2>{t(list === 'stock' || list === 'pictures' ? `staff.board.${list}` : 'staff.orders.title')}</h2>
      <div role="group" aria-label={t('staff.board.lists')} className={styles.lists}>
        {LISTS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.list}
            data-urgent={name === 'attention' && (counts.attention ?? 0) > 0 ? true : undefined}
            aria-pressed={list === name}
            onClick={() => setList(name)}
          >
            {t(`staff.board.${name}`)} {counts[name] === undefined ? null : <b>{counts[name]}</b>}
          </button>
        ))}
      </div>
      {list === 'pictures' ? (
        <PictureUpload />
      ) : list === 'stock' ? (
        <StockList />
      ) : list === 'all' ? (
        <LatestOrders />
      ) : state.status === 'loading' ? (
        <p role="status">{t('staff.orders.loading')}</p>
      ) : state.status === 'failed' ? (
        <>
          <Alert title={t('staff.orders.failed')} />
          <Button variant="secondary" onClick={() => void reload()}>
            {t('staff.orders.again')}
          </Button>
        </>
      ) : list === 'attention' ? (
        <AttentionList attention={state.board.attention} onChanged={reload} />
      ) : (
        <>
          <UnreadableOrders ids={state.board.open.unreadable} />
          <WorkList
            key={list}
            name={list}
            orders={ofStage(orders, list)}
            onChanged={reload}
            onSheets={(kind, chosen) => setSheets({ kind, orders: chosen })}
          />
        </>
      )}
      <div className={styles.actions}>
        {/* Not a page of this site: Medusa serves it, with an application of its own. */}
        <a className={styles.admin} href="/app">
          {t('staff.admin')}
        </a>
        <Button variant="secondary" onClick={() => void signOut()}>
          {t('staff.signOut')}
        </Button>
        {state.status === 'ready' ? (
          <span>{t('staff.board.updated', { time: dates.clock(state.readAt) })}</span>
        ) : null}
      </div>
    </section>
  )
}

function ofStage(orders: readonly StaffOrder[], stage: (typeof WORK)[number]): StaffOrder[] {
  return orders.filter((order) => order.stage === stage)
}
