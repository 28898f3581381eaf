import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import { adminPaths } from './admin-paths'
import { failureMessage } from './request-error'
import styles from './stock-list.module.css'
import { loadStock, saveStock, type StockedProduct, type StockedSize } from './stock-requests'
import { StockRow } from './stock-row'

type Outcome = { status: 'idle' } | { status: 'done' | 'failed'; title: string; detail?: string }

export function StockList() {
  const { t } = useTranslation()
  const [shirts, setShirts] = useState<StockedProduct[] | 'loading' | 'failed'>('loading')
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })
  useEffect(() => void readStock().then(setShirts), [])

  async function save({ name }: StockedProduct, known: StockedSize, pieces: number) {
    const values = { name, size: known.size, pieces }
    try {
      const { status, size } = await saveStock(known, pieces)
      setShirts((now) => (Array.isArray(now) ? now.map((shirt) => withSize(shirt, size)) : now))
      setOutcome(
        status === 'saved'
          ? { status: 'done', title: t('studio.stock.done', values) }
          : {
              status: 'failed',
              title: t('studio.stock.notSaved', values),
              detail: t('studio.stock.changed'),
            },
      )
    } catch (error) {
      const detail = failureMessage(error, t)
      setOutcome({ status: 'failed', title: t('studio.stock.notSaved', values), detail })
    }
  }

  if (shirts === 'loading') return <p role="status">{t('studio.stock.loading')}</p>
  if (shirts === 'failed') {
    return (
      <>
        <Alert title={t('studio.stock.failed')} />
        <Button variant="secondary" onClick={() => void readStock().then(setShirts)}>
          {t('studio.orders.again')}
        </Button>
      </>
    )
  }
  return (
    <div className={styles.stock}>
      <p>{t('studio.stock.text')}</p>
      <p role="status" className={styles.done}>
        {outcome.status === 'done' ? outcome.title : ''}
      </p>
      {outcome.status === 'failed' ? <Alert title={outcome.title}>{outcome.detail}</Alert> : null}
      <ul className={styles.shirts}>
        {shirts.map((shirt) => (
          <li key={shirt.id} className={styles.shirt} aria-labelledby={`stock-${shirt.id}`}>
            <div className={styles.head}>
              {shirt.image === '' ? null : (
                <img src={shirt.image} alt="" width={56} height={56} loading="lazy" decoding="async" />
              )}
              <h3 id={`stock-${shirt.id}`}>{shirt.name}</h3>
            </div>
            {shirt.sizes.length === 0 ? (
              <p className={styles.uncounted}>
                {t('studio.stock.uncounted')}{' '}
                <a href={adminPaths.product(shirt.id)}>{t('studio.stock.product')}</a>
              </p>
            ) : null}
            <ul>
              {shirt.sizes.map((size) => (
                <StockRow
                  key={`${size.itemId} ${size.locationId}`}
                  name={shirt.name}
                  size={size}
                  onSave={(pieces) => save(shirt, size, pieces)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

function readStock(): Promise<StockedProduct[] | 'failed'> {
  return loadStock().catch(() => 'failed' as const)
}

function withSize(shirt: StockedProduct, fresh: StockedSize): StockedProduct {
  const isSame = ({ itemId, locationId }: StockedSize) =>
    itemId === fresh.itemId && locationId === fresh.locationId
  return { ...shirt, sizes: shirt.sizes.map((size) => (isSame(size) ? fresh : size)) }
}
