import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type OrderSearch, ORDERS_PER_PAGE } from '@contract/board/order-search'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { createSearchParams, parsePage, parseOrderSearch } from '../../board-address'
import { DoneMessage } from '../../done-message'
import { OrderSearchForm } from './order-search-form'
import { OrderTable } from './order-table'
import { Pagination } from '../../pagination'
import { type SearchState, useOrderSearch } from './use-order-search'

/** All orders in pages. The address holds the search, so that back and reload keep it. */
export function AllOrders() {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const { state, retry } = useOrderSearch(address.toString())
  const search = parseOrderSearch(address)
  const count = getOrderCount(state)
  const [doneMessage, setDoneMessage] = useState('')

  const showSearch = (next: OrderSearch, nextPage?: number) =>
    setAddress(createSearchParams({ list: 'all', ...next, page: nextPage }))
  return (
    <>
      <OrderSearchForm search={search} onSearch={(next) => showSearch(next)} />
      {state.status === 'loading' ? <p role="status">{t('board.orders.loading')}</p> : null}
      {state.status === 'failed' ? (
        <>
          <Alert title={t('board.orders.failed')} />
          <Button variant="secondary" onClick={retry}>
            {t('board.orders.again')}
          </Button>
        </>
      ) : null}
      {state.status === 'ready' ? (
        <>
          <p role="status">{t('board.orders.found', { count: state.orders.count })}</p>
          <DoneMessage message={doneMessage} />
          <OrderTable
            {...state.orders}
            onChanged={(message) => {
              if (message !== undefined) setDoneMessage(message)
              retry()
            }}
          />
        </>
      ) : null}
      {/* Rendered while the next page loads too, as it has the focus. */}
      {count === undefined ? null : (
        <Pagination
          page={parsePage(address)}
          count={Math.ceil(count / ORDERS_PER_PAGE)}
          onPage={(next) => showSearch(search, next)}
        />
      )}
    </>
  )
}

function getOrderCount(state: SearchState): number | undefined {
  if (state.status === 'failed') return undefined
  return state.status === 'loading' ? state.lastCount : state.orders.count
}
