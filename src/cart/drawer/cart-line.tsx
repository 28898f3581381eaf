import { useTranslation } from 'react-i18next'
import type { CartItem } from '@contract/cart/cart-item'
import styles from './cart-line.module.css'
import { LineFacts } from '../line-facts'
import { LineImage } from '../line-image'
import { LineIssueMessage } from './line-issue-message'
import { QuantityStepper } from './quantity-stepper'

type CartLineProps = { line: CartItem; onRemove: (id: string) => void }

export function CartLine({ line, onRemove }: CartLineProps) {
  const { t } = useTranslation()
  const { id, name, size, price, currency, image, quantity } = line
  return (
    <li className={styles.line}>
      <LineImage url={image} />
      <div>
        <h3 className={styles.name}>{name}</h3>
        <LineFacts text={t('cart.size', { size })} each={t('cart.each')} {...{ price, quantity, currency }} />
        <div className={styles.actions}>
          <QuantityStepper line={line} />
          <button
            type="button"
            className={styles.remove}
            aria-label={t('cart.removeOf', { name, size })}
            onClick={() => onRemove(id)}
          >
            {t('cart.remove')}
          </button>
        </div>
      </div>
      <LineIssueMessage line={line} />
    </li>
  )
}
