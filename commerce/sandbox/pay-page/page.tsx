import type { InputHTMLAttributes, ReactNode } from 'react'
import { type Language, SETTINGS } from '../../src/contract/settings'
import { Masthead, formatAmount } from '../page'
import { TEST_CARDS } from '../payment/cards'
import type { SessionRow } from '../payment/store'
import type { Field, FormState } from './form'
import type { TextKey, Translate } from './translate'

type Props = { row: SessionRow; form: FormState; language: Language; t: Translate }

/** The page of an open session: the order, the form, the test cards. */
export function PayPage(props: Props) {
  const { row, form, t } = props
  const { id, shipping_address_collection: shipping } = row.session
  const contact = (
    <fieldset>
      <legend>{t('contact')}</legend>
      <Input page={props} name="email" type="email" autoComplete="email" spellCheck={false} />
    </fieldset>
  )
  return (
    <main className="sheet">
      <Order {...props} />
      <section className="form">
        {form.problems && (
          <p className="alert" role="alert">
            {t('check')}
          </p>
        )}
        <form id="pay" method="post" action={`/c/pay/${id}`} noValidate>
          {contact}
          {shipping && <DeliveryAddress page={props} countries={shipping.allowed_countries} />}
          <Card page={props} isShipped={shipping !== null} />
          <button className="button" data-busy={t('paying')} {...autoFocus(form.focus === 'pay')}>
            <span className="label">{t('pay', { amount: totalOf(row) })}</span>
          </button>
        </form>
      </section>
      <TestCards t={t} />
    </main>
  )
}

function Order({ row, t }: Props) {
  const { id, currency, shipping_cost: shipping, cancel_url: back } = row.session
  const merchant = SETTINGS.name
  return (
    <section aria-labelledby="amount">
      <Masthead>{back && <a href={back}>{t('back', { merchant })}</a>}</Masthead>
      <h1 id="amount" aria-label={`${t('payTo', { merchant })}: ${totalOf(row)}`}>
        {totalOf(row)}
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
          <span>{totalOf(row)}</span>
        </li>
      </ul>
    </section>
  )
}

function DeliveryAddress({ page, countries }: { page: Props; countries: string[] }) {
  const { form, language, t } = page
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (
    <fieldset>
      <legend>{t('delivery')}</legend>
      <Input page={page} name="name" autoComplete="shipping name" />
      <Input page={page} name="line1" autoComplete="shipping address-line1" />
      <Input page={page} name="line2" autoComplete="shipping address-line2" />
      <div className="pair postal">
        <Input page={page} name="postalCode" autoComplete="shipping postal-code" inputMode="numeric" />
        <Input page={page} name="city" autoComplete="shipping address-level2" />
      </div>
      <Labelled page={page} name="country">
        <select
          id="country"
          name="country"
          autoComplete="shipping country"
          defaultValue={form.typed.country}
          {...problemOf(form, 'country')}
        >
          {countries.map((code) => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </select>
      </Labelled>
    </fieldset>
  )
}

function Card({ page, isShipped }: { page: Props; isShipped: boolean }) {
  const { form, t } = page
  return (
    <fieldset>
      <legend>{t('card')}</legend>
      {form.declined && (
        <p className="alert" role="alert">
          <strong className="title">{t(form.declined)}</strong> {t('tryAgain')}
        </p>
      )}
      {!isShipped && <Input page={page} name="name" label="nameOnCard" autoComplete="cc-name" />}
      <Input
        page={page}
        name="number"
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="4242 4242 4242 4242"
      />
      <div className="pair">
        <Input page={page} name="expiry" autoComplete="cc-exp" inputMode="numeric" placeholder="12/34" />
        <Input
          page={page}
          name="cvc"
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
          placeholder="123"
        />
      </div>
    </fieldset>
  )
}

type FieldProps = { page: Props; name: Field; label?: TextKey }

/** A labelled input with what was typed and, where it is wrong, the sentence that says so. */
function Input({ page, name, label, ...attributes }: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { typed, focus } = page.form
  return (
    <Labelled page={page} name={name} label={label ?? name}>
      <input
        {...attributes}
        id={name}
        name={name}
        defaultValue={name === 'number' ? inGroups(typed.number ?? '') : typed[name]}
        {...problemOf(page.form, name)}
        {...autoFocus(focus === name)}
      />
    </Labelled>
  )
}

function Labelled({ page: { form, t }, name, label = name, children }: FieldProps & { children: ReactNode }) {
  const problem = form.problems?.[name]
  return (
    <div className="field">
      <label htmlFor={name}>{t(label)}</label>
      {children}
      {problem && (
        <p className="title" id={`${name}-problem`}>
          {t(problem)}
        </p>
      )}
    </div>
  )
}

function TestCards({ t }: Pick<Props, 't'>) {
  return (
    <section aria-labelledby="cards">
      <h2 id="cards">{t('testCards')}</h2>
      <p>{t('testNote')}</p>
      <ul className="rows">
        {TEST_CARDS.map(({ number, label }) => (
          <li key={number}>
            <p className="text" id={label}>
              <strong>{inGroups(number)}</strong>
              <span>{t(label)}</span>
            </p>
            <button
              className="button secondary"
              form="pay"
              name="use"
              value={number}
              aria-describedby={label}
            >
              {t('use')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function totalOf({ session }: SessionRow): string {
  return formatAmount(session.amount_total, session.currency)
}

/** '4242 4242 4242 4242' */
function inGroups(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

function problemOf({ problems }: FormState, name: Field) {
  return problems?.[name] && { 'aria-invalid': true, 'aria-describedby': `${name}-problem` }
}

/** After a form that did not pay, the focus leads to what is to be done. */
function autoFocus(isFocused: boolean) {
  return isFocused && { autoFocus: true }
}
