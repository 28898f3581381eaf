import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { HttpError } from '@/lib/http'
import styles from './order-board.module.css'
import { OrderTable } from './order-table'
import { loadOrders, type StaffOrders } from './staff-orders'
import { forgetSession, signOut } from './staff-session'

type BoardState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; orders: StaffOrders }

/** The latest orders, and the way to the full Medusa admin. */
export function OrderBoard() {
  const { t } = useTranslation()
  const [state, setState] = useState<BoardState>({ status: 'loading' })

  useEffect(() => void latestOrders().then(setState), [])

  async function loadAgain() {
    setState({ status: 'loading' })
    setState(await latestOrders())
  }

  return (
    <section className={styles.board}>
      <h2>{t('staff.orders.title')}</h2>
      {state.status === 'loading' ? <p role="status">{t('staff.orders.loading')}</p> : null}
      {state.status === 'failed' ? (
        <>
          <Alert title={t('staff.orders.failed')} />
          <Button variant="secondary" onClick={loadAgain}>
            {t('staff.orders.again')}
          </Button>
        </>
      ) : null}
      {state.status === 'ready' ? <OrderTable {...state.orders} /> : null}
      <div className={styles.actions}>
        {/* Not a page of this site: Medusa serves it, with an application of its own. */}
        <a className={styles.admin} href="/app">
          {t('staff.admin')}
        </a>
        <Button variant="secondary" onClick={() => void signOut()}>
          {t('staff.signOut')}
        </Button>
      </div>
    </section>
  )
}

async function latestOrders(): Promise<BoardState> {
  try {
    return { status: 'ready', orders: await loadOrders() }
  } catch (error) {
    // An expired session leads back to the sign-in form.
    if (error instanceof HttpError && error.status === 401) forgetSession()
    return { status: 'failed' }
  }
}
