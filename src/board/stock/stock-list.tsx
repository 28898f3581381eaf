import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { toFailure } from '../http-failure'
import styles from './stock-list.module.css'
import { StockCard } from './stock-card'
import { fetchStock, saveOnOrder, saveStock, type ProductStock, type SizeStock } from './stock-api'

type StockOutcome = { status: 'idle' } | { status: 'done' | 'failed'; title: string; detail?: string }

export function StockList() {
  const { t } = useTranslation()
  const [shirts, setShirts] = useState<ProductStock[] | 'loading' | 'failed'>('loading')
  const [outcome, setOutcome] = useState<StockOutcome>({ status: 'idle' })
  useEffect(() => void readStock().then(setShirts), [])

  async function saveSize({ blank }: ProductStock, name: string, shownStock: SizeStock, pieces: number) {
    const values = { name, size: shownStock.size, pieces }
    try {
      const { status, size } = await saveStock(shownStock, pieces)
      setShirts((now) => (Array.isArray(now) ? now.map((shirt) => replaceSize(shirt, size)) : now))
      const titleKey = blank === undefined ? 'board.stock.done' : 'board.stock.doneBlank'
      setOutcome(
        status === 'saved'
          ? { status: 'done', title: t(titleKey, values) }
          : {
              status: 'failed',
              title: t('board.stock.notSaved', values),
              detail: t('board.stock.changed'),
            },
      )
    } catch (error) {
      const { title, reason } = toFailure(error, t('board.stock.notSaved', values), t)
      setOutcome({ status: 'failed', title, detail: reason })
    }
  }

  async function setOnOrder(shirt: ProductStock, name: string, isOnOrder: boolean) {
    try {
      await saveOnOrder(shirt, isOnOrder)
      setShirts((now) =>
        Array.isArray(now) ? now.map((other) => replaceOnOrder(other, shirt, isOnOrder)) : now,
      )
      const titleKey = isOnOrder ? 'board.stock.isOnOrder' : 'board.stock.isCounted'
      setOutcome({ status: 'done', title: t(titleKey, { name }) })
    } catch (error) {
      const { title, reason } = toFailure(error, t('board.stock.notChanged', { name }), t)
      setOutcome({ status: 'failed', title, detail: reason })
    }
  }

  if (shirts === 'loading') return <p role="status">{t('board.stock.loading')}</p>
  if (shirts === 'failed') {
    return (
      <>
        <Alert title={t('board.stock.failed')} />
        <Button variant="secondary" onClick={() => void readStock().then(setShirts)}>
          {t('board.orders.again')}
        </Button>
      </>
    )
  }
  const products = shirts.filter(({ blank }) => blank === undefined)
  const blanks = shirts.filter(({ blank }) => blank !== undefined)
  return (
    <div className={styles.stock}>
      <p>{t('board.stock.text')}</p>
      <div className={styles.outcome}>
        <p role="status" className={styles.done}>
          {outcome.status === 'done' ? outcome.title : ''}
        </p>
        {outcome.status === 'failed' ? <Alert title={outcome.title}>{outcome.detail}</Alert> : null}
      </div>
      <ul className={styles.shirts}>
        {products.map((shirt) => (
          <StockCard key={shirt.id} shirt={shirt} onSave={saveSize} onSetOnOrder={setOnOrder} />
        ))}
      </ul>
      {blanks.length === 0 ? null : (
        <>
          <h3 className={styles.group}>{t('board.stock.blanks')}</h3>
          <p>{t('board.stock.blanksText')}</p>
          <ul className={styles.shirts}>
            {blanks.map((shirt) => (
              <StockCard key={shirt.id} shirt={shirt} onSave={saveSize} onSetOnOrder={setOnOrder} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function readStock(): Promise<ProductStock[] | 'failed'> {
  return fetchStock().catch(() => 'failed' as const)
}

function replaceSize(shirt: ProductStock, fresh: SizeStock): ProductStock {
  const isSame = ({ itemId, locationId }: SizeStock) =>
    itemId === fresh.itemId && locationId === fresh.locationId
  return { ...shirt, sizes: shirt.sizes.map((size) => (isSame(size) ? fresh : size)) }
}

function replaceOnOrder(shirt: ProductStock, { id }: ProductStock, isOnOrder: boolean): ProductStock {
  return shirt.id === id && shirt.blank !== undefined
    ? { ...shirt, blank: { ...shirt.blank, isOnOrder } }
    : shirt
}
