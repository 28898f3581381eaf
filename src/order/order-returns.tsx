import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReturnCase } from '@contract/orders/order-returns'
import type { LinkedOrder } from '@contract/orders/buyer-order'
import { formatAddressLine } from '@contract/studio/studio-address'
import { formatMoney } from '@/lib/format-money'
import { useStudioProfile } from '@/site/use-studio-profile'
import heading from './ruled-heading.module.css'
import styles from './order-form.module.css'
import { ReturnForm } from './return-form'

type OrderReturnsProps = { answer: LinkedOrder; token: string; onAnswer: (answer: LinkedOrder) => void }

/** The returns of an order, and the form to request one. Nothing where there is neither. */
export function OrderReturns({ answer, token, onAnswer }: OrderReturnsProps) {
  const { t } = useTranslation()
  const title = useId()
  const { order, returns } = answer
  if (order === undefined || (returns.cases.length === 0 && returns.returnable.length === 0)) return null
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title} className={heading.ruled}>
        {t('order.returns')}
      </h2>
      <ul className={styles.returns}>
        {returns.cases.map((returned) => (
          <li key={returned.id}>
            <ul>
              {returned.lines.map(({ name, size, quantity }) => (
                <li key={`${name} ${size}`}>{t('order.returnItem', { name, size, quantity })}</li>
              ))}
            </ul>
            <p className={styles.savedText}>
              <ReturnState returned={returned} currency={order.currency} />
            </p>
          </li>
        ))}
      </ul>
      <ReturnForm
        key={returns.cases.length}
        lines={order.lines}
        returnable={returns.returnable}
        isFirst={returns.cases.length === 0}
        token={token}
        onAnswer={onAnswer}
      />
    </section>
  )
}

function ReturnState({ returned, currency }: { returned: ReturnCase; currency: string }) {
  const { t } = useTranslation()
  const { name, address } = useStudioProfile()
  const { state, answer, refund } = returned
  const amount = formatMoney(refund, currency)
  switch (state) {
    case 'requested':
      return t('order.returnRequested', { address: `${name}, ${formatAddressLine(address)}` })
    case 'received':
      return t('order.returnReceived', { amount })
    case 'refunded':
      return t('order.returnRefunded', { amount })
    case 'declined':
      return t('order.returnDeclined', { answer })
  }
}
