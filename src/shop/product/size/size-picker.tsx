import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import { formatMoney } from '@/lib/format-money'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { isLowStock, getPiecesLeft, getSizePrice } from '../../catalogue/product'
import styles from './size-picker.module.css'

type SizePickerProps = {
  product: Product
  chosen: string | undefined
  onChoose: (size: string) => void
  error?: string | undefined
}

/** The sizes as radio buttons. Sold-out sizes are disabled, and also listed as a text. */
export function SizePicker({ product, chosen, onChoose, error }: SizePickerProps) {
  const { t } = useTranslation()
  const id = useId()
  const soldOut = product.sizes.filter((size) => getPiecesLeft(product, size) === 0)
  return (
    <div>
      <p id={`${id}-label`} className={styles.label}>
        {t('product.size')}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        aria-invalid={error !== undefined}
        className={styles.sizes}
      >
        {product.sizes.map((size) => (
          <SizeButton
            key={size}
            name={id}
            size={size}
            left={getPiecesLeft(product, size)}
            higherPrice={formatHigherPrice(product, size)}
            isChosen={size === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      {soldOut.length === 0 ? null : (
        <p className={styles.note}>{t('product.soldOutSizes', { sizes: soldOut.join(', ') })}</p>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

function formatHigherPrice(product: Product, size: string): string | undefined {
  const price = getSizePrice(product, size)
  return price > product.price ? formatMoney(price, product.currency) : undefined
}

type SizeButtonProps = {
  name: string
  size: string
  left: number
  higherPrice: string | undefined
  isChosen: boolean
  onChoose: (size: string) => void
}

function SizeButton({ name, size, left, higherPrice, isChosen, onChoose }: SizeButtonProps) {
  const { t } = useTranslation()
  const isSoldOut = left === 0
  return (
    <label className={styles.size}>
      <input
        type="radio"
        name={name}
        value={size}
        checked={isChosen}
        disabled={isSoldOut}
        onChange={() => onChoose(size)}
      />
      {isSoldOut ? (
        <>
          <span aria-hidden="true">{size}</span>
          <VisuallyHidden>{t('product.sizeSoldOut', { size })}</VisuallyHidden>
        </>
      ) : (
        <>
          {size} {higherPrice === undefined ? null : <small className={styles.fact}>{higherPrice}</small>}{' '}
          {isLowStock(left) ? (
            <small className={styles.fact}>{t('product.left', { count: left })}</small>
          ) : null}
        </>
      )}
    </label>
  )
}
