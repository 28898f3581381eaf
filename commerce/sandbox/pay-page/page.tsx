import { Card, DeliveryAddress, Methods, Twint } from './fieldsets'
import { autoFocus, Input } from './fields'
import { PayPageOrder, formatOrderTotal } from './pay-page-order'
import type { PayPageProps } from './form'
import { TestCards } from './test-cards'

export function PayPage(props: PayPageProps) {
  const { row, form, t } = props
  const { id, shipping_address_collection: shipping, payment_method_types: methods } = row.session
  const takesTwint = methods.includes('twint')
  const contact = (
    <fieldset>
      <legend>{t('contact')}</legend>
      <Input page={props} name="email" type="email" autoComplete="email" spellCheck={false} />
    </fieldset>
  )
  return (
    <main className="sheet">
      <PayPageOrder {...props} />
      <section className="form">
        {form.problems && (
          <p className="alert" role="alert">
            {t('check')}
          </p>
        )}
        <form id="pay" method="post" action={`/c/pay/${id}`} noValidate>
          {contact}
          {shipping && <DeliveryAddress page={props} countries={shipping.allowed_countries} />}
          {takesTwint && <Methods page={props} />}
          <Card page={props} isShipped={shipping !== null} />
          {takesTwint && <Twint page={props} />}
          <button className="button" data-busy={t('paying')} {...autoFocus(form.focus === 'pay')}>
            <span className="label">{t('pay', { amount: formatOrderTotal(row) })}</span>
          </button>
        </form>
      </section>
      <TestCards t={t} />
    </main>
  )
}
