import { Input, Labelled, problemOf } from './fields'
import type { PayPageProps } from './props'

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

export function Card({ page, isShipped }: { page: PayPageProps; isShipped: boolean }) {
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
