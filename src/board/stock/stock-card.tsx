import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { capitalise } from '@contract/text/capitalise'
import { adminPaths } from '../admin-paths'
import styles from './stock-list.module.css'
import type { ProductStock, SizeStock } from './stock-api'
import { StockRow } from './stock-row'

type StockCardProps = {
  shirt: ProductStock
  onSave: (shirt: ProductStock, name: string, size: SizeStock, pieces: number) => Promise<void>
  onSetOnOrder: (shirt: ProductStock, name: string, isOnOrder: boolean) => Promise<void>
}

/** The sizes of a shirt. Those of a blank shirt only where the studio manages its stock. */
export function StockCard({ shirt, onSave, onSetOnOrder }: StockCardProps) {
  const { t } = useTranslation()
  const { id, image, sizes, blank } = shirt
  const [pendingIsOnOrder, setPendingIsOnOrder] = useState<boolean | null>(null)
  const Heading = blank === undefined ? 'h3' : 'h4'
  const name = blank === undefined ? shirt.name : capitalise(t(`colour.${blank.shirt}`))

  async function setOnOrder(isOnOrder: boolean) {
    if (pendingIsOnOrder !== null) return
    setPendingIsOnOrder(isOnOrder)
    await onSetOnOrder(shirt, name, isOnOrder)
    setPendingIsOnOrder(null)
  }

  return (
    <li className={styles.shirt} aria-labelledby={`stock-${id}`}>
      <div className={styles.head}>
        {image === '' ? null : (
          <img src={image} alt="" width={56} height={56} loading="lazy" decoding="async" />
        )}
        <Heading id={`stock-${id}`}>{name}</Heading>
      </div>
      {blank === undefined ? null : (
        <label className={styles.onOrder}>
          <input
            type="checkbox"
            aria-labelledby={`on-order-${id} stock-${id}`}
            checked={pendingIsOnOrder ?? blank.isOnOrder}
            onChange={({ currentTarget }) => void setOnOrder(currentTarget.checked)}
          />
          <span id={`on-order-${id}`}>{t('board.stock.onOrder')}</span>
        </label>
      )}
      {sizes.length === 0 ? (
        <p className={styles.uncounted}>
          {t('board.stock.uncounted')} <a href={adminPaths.product(id)}>{t('board.stock.product')}</a>
        </p>
      ) : null}
      {blank?.isOnOrder === true ? null : (
        <ul>
          {sizes.map((size) => (
            <StockRow
              key={`${size.itemId} ${size.locationId}`}
              name={name}
              size={size}
              onSave={(pieces) => onSave(shirt, name, size, pieces)}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
