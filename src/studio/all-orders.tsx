import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type OrderSearch, ORDERS_PER_PAGE, type StaffOrders } from '@contract/studio'
import { Alert } from '@/layout/alert'
import { addressWith, pageIn, searchIn } from './board-address'
import { OrderSearchForm } from './order-search-form'
import { OrderTable } from './order-table'
import { Pages } from './pages'
import { searchOrders } from './studio-requests'

type Found = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; orders: StaffOrders }

/** All orders by pages; the address says what is looked for, so that back and reload keep it. */
export function AllOrders() {
  const { t } = useTranslation()
  const [address, setAddress] = useSearchParams()
  const [found, setFound] = useState<Found>({ status: 'loading' })
  const asked = address.toString()
  const search = searchIn(address)
  const page = pageIn(address)

  useEffect(() => {
    const sought = new URLSearchParams(asked)
    let isGone = false
    searchOrders(searchIn(sought), pageIn(sought)).then(
      (orders) => (isGone ? undefined : setFound({ status: 'ready', orders })),
      () => (isGone ? undefined : setFound({ status: 'failed' })),
    )
    return () => {
      isGone = true
    }
  }, [asked])

  const show = (next: OrderSearch, nextPage?: number) =>
    setAddress(addressWith({ list: 'all', ...next, page: nextPage }))
  return (
    <>
      <OrderSearchForm search={search} onSearch={(next) => show(next)} />
      {found.status === 'loading' ? <p role="status">{t('studio.orders.loading')}</p> : null}
      {found.status === 'failed' ? <Alert title={t('studio.orders.failed')} /> : null}
      {found.status === 'ready' ? (
        <>
          <p role="status">{t('studio.orders.found', { count: found.orders.count })}</p>
          <OrderTable {...found.orders} />
          <Pages
            page={page}
            count={Math.ceil(found.orders.count / ORDERS_PER_PAGE)}
            onPage={(next) => show(search, next)}
          />
        </>
      ) : null}
    </>
  )
}
