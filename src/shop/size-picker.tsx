import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { VisuallyHidden } from '@/layout/visually-hidden'
import { isFew, piecesLeft } from './product'
import styles from './size-picker.module.css'

type SizePickerProps = {
  product: Product
  chosen: string | undefined
  onChoose: (size: string) => void
  /** Asked in vain: the question stands at the buttons until a size is chosen. */
  error?: string | undefined
}

/** The sizes as one group of radio buttons; sold-out ones are shown, disabled, and said in words (reading R9). */
export function SizePicker({ product, chosen, onChoose, error }: SizePickerProps) {
  const { t } = useTranslation()
  const id = useId()
  const soldOut = product.sizes.filter((size) => piecesLeft(product, size) === 0)
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
            left={piecesLeft(product, size)}
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

type SizeButtonProps = {
  name: string
  size: string
  /** Pieces. */
  left: number
  isChosen: boolean
  onChoose: (size: string) => void
}

function SizeButton({ name, size, left, isChosen, onChoose }: SizeButtonProps) {
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
      ) : isFew(left) ? (
        <>
          {size} <small className={styles.few}>{t('product.left', { count: left })}</small>
        </>
      ) : (
        size
      )}
    </label>
  )
}
