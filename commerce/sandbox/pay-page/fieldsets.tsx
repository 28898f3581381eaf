import { TWINT_ANSWERS, type TwintAnswer } from '../payment/methods'
import { autoFocus, Input, Labelled, getFieldProblem } from './fields'
import type { PayPageProps } from './form'

export function DeliveryAddress({ page, countries }: { page: PayPageProps; countries: string[] }) {
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
          {...getFieldProblem(form, 'country')}
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

export function Card({ page, isShipped }: { page: PayPageProps; isShipped: boolean }) {
  const { form, t } = page
  return (
    <fieldset className="card">
      <legend>{t('card')}</legend>
      {form.declined && form.typed.method !== 'twint' && (
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

/** Card or TWINT. The style sheet shows the fields of the chosen one without a script. */
export function Methods({ page: { form, t } }: { page: PayPageProps }) {
  const isTwint = form.typed.method === 'twint'
  return (
    <fieldset className="methods">
      <legend>{t('method')}</legend>
      <label>
        <input type="radio" name="method" value="card" defaultChecked={!isTwint} /> {t('card')}
      </label>
      <label>
        <input type="radio" name="method" value="twint" defaultChecked={isTwint} /> TWINT
      </label>
    </fieldset>
  )
}

export function Twint({ page }: { page: PayPageProps }) {
  const { form, t } = page
  return (
    <fieldset className="twint">
      <legend>TWINT</legend>
      {form.declined && form.typed.method === 'twint' && (
        <p className="alert" role="alert">
          {t(form.declined)}
        </p>
      )}
      <Labelled page={page} name="twint">
        <select
          id="twint"
          name="twint"
          defaultValue={form.typed.twint}
          {...autoFocus(form.focus === 'twint')}
        >
          {(Object.keys(TWINT_ANSWERS) as TwintAnswer[]).map((answer) => (
            <option key={answer} value={answer}>
              {t(answer)}
            </option>
          ))}
        </select>
      </Labelled>
    </fieldset>
  )
}
