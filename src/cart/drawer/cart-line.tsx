import { useTranslation } from 'react-i18next'
import type { CartItem } from '@contract/cart/cart-item'
import { toFrancs, toRappen } from '@contract/money/money'
import { formatMoney } from '@/lib/format-money'
import styles from './cart-line.module.css'
import { LineImage } from '../line-image'
import { LineIssueMessage } from './line-issue-message'
import { QuantityStepper } from './quantity-stepper'

type CartLineProps = { line: CartItem; onRemove: (id: string) => void }

export function CartLine({ line, onRemove }: CartLineProps) {
  const { t } = useTranslation()
  const { id, name, size, price, currency, image, quantity } = line
  // Of several pieces, their sum is what the line costs.
  const Unit = quantity > 1 ? 'span' : 'strong'
  return (
    <li className={styles.line}>
      <LineImage url={image} />
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>
          <span>{t('cart.size', { size })}</span>
          <span className={styles.price}>
            <Unit>{formatMoney(price, currency)}</Unit> {quantity > 1 ? <span>{t('cart.each')}</span> : null}
          </span>
          {quantity > 1 ? (
            <strong className={styles.total}>
              {formatMoney(toFrancs(toRappen(price) * quantity), currency)}
            </strong>
          ) : null}
        </p>
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
