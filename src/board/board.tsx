import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { countOpenItems } from '@contract/board/attention'
import type { BoardOrder } from '@contract/board/board-order'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { ReloadButton } from '@/ui/errors/reload-button'
import { adminPaths } from './admin-paths'
import { createSearchParams } from './board-address'
import { BoardList, type BoardListName, BOARD_LISTS } from './board-list'
import { getBoardList } from './orders/order-steps'
import { type PrintoutKind, Printouts } from './printouts/printouts'
import styles from './board.module.css'
import { signOut } from './sign-in/session'
import { type BoardState, useBoard } from './use-board'
import { useDateFormatters } from '@/i18n/use-date-formatters'

export function Board() {
  const { t } = useTranslation()
  const dates = useDateFormatters()
  const { state, reload } = useBoard()
  const [address, setAddress] = useSearchParams()
  const list = BOARD_LISTS.find((name) => name === address.get('list')) ?? 'print'
  const [printouts, setPrintouts] = useState<{ kind: PrintoutKind; orders: BoardOrder[] } | null>(null)

  if (printouts !== null) return <Printouts {...printouts} onBack={() => setPrintouts(null)} />
  return (
    <section className={styles.board}>
      <h2>
        {t(
          list === 'stock' || list === 'pictures' || list === 'requests'
            ? `board.${list}`
            : 'board.orders.title',
        )}
      </h2>
      <div role="group" aria-label={t('board.lists')} className={styles.lists}>
        {BOARD_LISTS.map((name) => {
          const count = getListCount(state, name)
          return (
            <button
              key={name}
              type="button"
              className={styles.list}
              data-urgent={(name === 'attention' && Boolean(count)) || undefined}
              aria-pressed={list === name}
              onClick={() => setAddress(createSearchParams({ list: name }))}
            >
              {t(`board.${name}`)} {count === undefined ? null : <b>{count}</b>}
            </button>
          )
        })}
      </div>
      {state.status === 'outdated' || (state.status === 'ready' && state.isOutdated) ? (
        <>
          <Alert title={t('board.orders.outdated')} />
          <ReloadButton />
        </>
      ) : null}
      <BoardList
        name={list}
        state={state}
        onChanged={reload}
        onPrint={(kind, orders) => setPrintouts({ kind, orders })}
      />
      <div className={styles.actions}>
        <a className={styles.admin} href={adminPaths.home}>
          {t('board.admin')}
        </a>
        <a className={styles.admin} href={adminPaths.invite}>
          {t('board.invite')}
        </a>
        <Button variant="secondary" onClick={() => void signOut()}>
          {t('board.signOut')}
        </Button>
        {state.status === 'ready' ? (
          <span>{t('board.updated', { time: dates.formatTime(state.readAt) })}</span>
        ) : null}
      </div>
    </section>
  )
}

/** Returns how many entries a list has; undefined for a list that is not loaded with the board. */
function getListCount(state: BoardState, list: BoardListName): number | undefined {
  if (state.status !== 'ready' || list === 'all' || list === 'stock' || list === 'pictures') return undefined
  const { attention, open, press, returning } = state.board
  if (list === 'requests') return press.requests.length
  return list === 'attention'
    ? countOpenItems(attention, returning.orders)
    : open.orders.filter(({ stage }) => getBoardList(stage) === list).length
}
