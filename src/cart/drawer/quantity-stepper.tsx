import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '@contract/cart/cart-item'
import { MAX_QUANTITY } from '@contract/limits'
import { Icon } from '@/ui/icon'
import type { IconName } from '@/ui/icon-shapes'
import stepButton from '@/ui/step-button.module.css'
import hidden from '@/ui/visually-hidden.module.css'
import { useCart } from '../use-cart'
import styles from './quantity-stepper.module.css'

/**
 * Minus and plus for a quantity of 1 to 10.
 * At a limit the button does nothing and says why.
 */
export function QuantityStepper({ line }: { line: CartItem }) {
  const { t } = useTranslation()
  const { setQuantity } = useCart()
  const { id, name, size, quantity } = line
  return (
    <div role="group" aria-label={t('cart.quantityOf', { name, size })} className={styles.stepper}>
      <Step
        icon="minus"
        label={t('cart.less', { name, size })}
        blockedBecause={quantity <= 1 ? t('cart.atLeast') : undefined}
        isQuiet
        onStep={() => setQuantity(id, quantity - 1)}
      />
      <span className={styles.quantity} aria-live="polite">
        {quantity}
      </span>
      <Step
        icon="plus"
        label={t('cart.more', { name, size })}
        blockedBecause={quantity >= MAX_QUANTITY ? t('cart.atMost', { max: MAX_QUANTITY }) : undefined}
        onStep={() => setQuantity(id, quantity + 1)}
      />
    </div>
  )
}

type StepProps = {
  icon: IconName
  label: string
  blockedBecause: string | undefined
  /** Keeps the reason for those who listen or hover: most lines have one piece, and Remove stands beside it. */
  isQuiet?: boolean
  onStep: () => void
}

// aria-disabled instead of disabled: at its limit the button keeps the focus and can say why.
function Step({ icon, label, blockedBecause, isQuiet = false, onStep }: StepProps) {
  const hint = useId()
  const isBlocked = blockedBecause !== undefined
  return (
    <>
      <button
        type="button"
        className={stepButton.step}
        aria-label={label}
        aria-disabled={isBlocked}
        {...(isBlocked ? { 'aria-describedby': hint, title: blockedBecause } : {})}
        onClick={isBlocked ? undefined : onStep}
      >
        <Icon name={icon} />
      </button>
      {isBlocked ? (
        <span id={hint} className={isQuiet ? hidden.hidden : styles.reason}>
          {blockedBecause}
        </span>
      ) : null}
    </>
  )
}
