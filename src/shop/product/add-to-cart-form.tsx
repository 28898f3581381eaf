import { useTranslation } from 'react-i18next'
import type { Product } from '@contract/catalogue/catalogue'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import styles from './add-to-cart-form.module.css'
import { isLowStock, getPiecesLeft } from '../catalogue/product'
import { PaymentMarks } from '../payment-marks'
import { PurchaseTerms } from '../purchase-terms'
import { SizePicker } from './size/size-picker'
import type { AddToCartControls } from './use-add-to-cart'
import { useFormatMessage } from '../use-format-message'

export function AddToCartForm({ product, controls }: { product: Product; controls: AddToCartControls }) {
  const { t } = useTranslation()
  const formatMessage = useFormatMessage()
  const { state, label, size, choose, submit, form, button } = controls
  const isHydrated = useIsHydrated()
  const piecesLeft = size === undefined ? Infinity : getPiecesLeft(product, size)
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
      {size !== undefined && isLowStock(piecesLeft) ? (
        <p className={styles.lowStock}>{t('product.fewLeft', { count: piecesLeft, size })}</p>
      ) : null}
      <div ref={button}>
        {product.inStock ? (
          // Before hydration, a submit button would send the form to the server.
          <Button
            type={isHydrated ? 'submit' : 'button'}
            isBusy={!isHydrated || state.status === 'adding'}
            className={styles.button}
          >
            {label}
          </Button>
        ) : (
          <Button disabled className={styles.button}>
            {t('product.outOfStock')}
          </Button>
        )}
      </div>
      <noscript>
        <p>{t('shop.needsScripts')}</p>
      </noscript>
      {state.status === 'refused' ? <Alert title={formatMessage(state.message)} /> : null}
      {product.inStock ? (
        <>
          <PaymentMarks />
          <PurchaseTerms />
        </>
      ) : null}
    </form>
  )
}
