import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue'
import { Alert } from '@/layout/alert'
import { Button } from '@/layout/button'
import styles from './add-to-cart.module.css'
import { piecesLeft } from './product'
import { SizePicker } from './size-picker'
import { useAdding } from './use-adding'
import { useNoticeText } from './use-notice-text'

/** Below this many pieces, the shopper is told how many are left. */
const FEW = 4

/** Size buttons and the button that adds: the same on the product page and in the quick view. */
export function AddToCart({ product }: { product: Product }) {
  const { t } = useTranslation()
  const say = useNoticeText()
  const { state, start, reset } = useAdding(product)
  const [size, setSize] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const left = size === undefined ? Infinity : piecesLeft(product, size)

  function submit() {
    start(size)
    // The question is asked at the size buttons, so the reader is taken there.
    if (size === undefined) form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
  }

  function choose(chosen: string) {
    setSize(chosen)
    if (state.status !== 'adding') reset()
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SizePicker
        product={product}
        chosen={size}
        onChoose={choose}
        error={state.status === 'sizeMissing' ? t('product.selectSizeFirst') : undefined}
      />
      {size !== undefined && left < FEW ? (
        <p className={styles.few}>{t('product.fewLeft', { count: left, size })}</p>
      ) : null}
      <div>
        {product.inStock ? (
          <Button type="submit" busy={state.status === 'adding'} className={styles.button}>
            {t(LABELS[state.status])}
          </Button>
        ) : (
          <Button disabled className={styles.button}>
            {t('product.outOfStock')}
          </Button>
        )}
      </div>
      {state.status === 'refused' ? <Alert title={say(state.notice)} /> : null}
    </form>
  )
}

const LABELS = {
  idle: 'product.addToCart',
  sizeMissing: 'product.addToCart',
  adding: 'adding...',
  added: 'product.added',
  refused: 'product.addToCart',
} as const
