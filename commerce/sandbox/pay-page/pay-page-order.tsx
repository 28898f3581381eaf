import { formatAmount, Masthead } from '../page'
import type { SessionRow } from '../payment/store'
import type { PayPageProps } from './form'
import { STUDIO_PLACEHOLDERS } from '../../src/contract/studio/studio-profile'

export function PayPageOrder({ row, t }: Pick<PayPageProps, 'row' | 't'>) {
  const { id, currency, shipping_cost: shipping, cancel_url: back } = row.session
  const merchant = getMerchantName(row)
  return (
    <section aria-labelledby="amount">
      <Masthead name={merchant}>{back && <a href={back}>{t('back')}</a>}</Masthead>
      <h1 id="amount" aria-label={`${t('payTo', { merchant })}: ${formatOrderTotal(row)}`}>
        {formatOrderTotal(row)}
      </h1>
      <ul className="rows" aria-label={t('order')}>
        {row.lines.map((line, index) => {
          const { price = 0, detail, picture } = row.products[index] ?? {}
          const quantity = line.quantity ?? 1
          return (
            <li key={line.id}>
              {picture && <img src={`/c/pictures/${id}/${index}`} alt="" />}
              <p className="text">
                <strong>{line.description}</strong>
                <span>{detail}</span>
                {quantity > 1 && <span>{`${quantity} × ${formatAmount(price, currency)}`}</span>}
              </p>
              <span>{formatAmount(line.amount_total, currency)}</span>
            </li>
          )
        })}
        {shipping && (
          <li>
            <strong className="text">{row.shippingName}</strong>
            <span>{formatAmount(shipping.amount_total, currency)}</span>
          </li>
        )}
        <li className="total">
          <span className="text">{t('total')}</span>
          <span>{formatOrderTotal(row)}</span>
        </li>
      </ul>
    </section>
  )
}

export function formatOrderTotal({ session }: SessionRow): string {
  return formatAmount(session.amount_total, session.currency)
}

/** Returns the payee of a session: its own, else the name of the account. */
export function getMerchantName(row: SessionRow | undefined): string {
  return row?.merchant ?? STUDIO_PLACEHOLDERS.name
}
