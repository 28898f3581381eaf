import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PRESS_FORM_PATH } from '@contract/api-paths'
import { SCREEN_PRINT_MINIMUM } from '@contract/limits'
import {
  BOUNDS,
  inCm,
  METHODS,
  NARROWEST,
  PLACES,
  PRESS_INKS,
  SHIRTS,
  SIZES,
  WIDEST,
} from '@contract/press/job'
import {
  DRAWING_PART,
  LANGUAGE_PART,
  type PlainField as FieldName,
  type PlainValues,
  STEP_PART,
} from '@contract/press/plain-form'
import { FILE_PART, MAX_EMAIL, MAX_REQUEST_NAME, MAX_REQUEST_TEXT, TRAP_PART } from '@contract/press/request'
import { DELIVERY_OPTIONS } from '@contract/totals'
import { pageLanguage } from '@/i18n/language'
import { usePlainTexts } from '@/i18n/plain-texts'
import { Button } from '@/layout/button'
import { paths } from '@/lib/paths'
import fields from '../field.module.css'
import layout from '../press-layout.module.css'
import { usePressTexts } from '../use-press-texts'
import { PlainChoice, PlainField } from './plain-field'

type PlainFormProps = {
  values: PlainValues
  wrong: readonly FieldName[]
  /** The drawing that the server holds; null where one has to be chosen. */
  drawing: string | null
  /** Whether the print was shown and can be sent. */
  isShown: boolean
  children?: ReactNode
}

/** Drawing, job and who asks, as a form that needs no scripts: it is answered with a page. */
export function PlainForm({ values, wrong, drawing, isShown, children }: PlainFormProps) {
  const { i18n } = usePressTexts()
  const { t } = usePlainTexts()
  const sentence = (name: FieldName): string | undefined =>
    wrong.includes(name) ? wrongText(name, t) : undefined
  const field = (name: FieldName) => ({ name, value: values[name], wrong: sentence(name) })
  const options = <Value extends string>(all: readonly Value[], label: (value: Value) => string) =>
    all.map((value) => ({ value, label: label(value) }))
  const colour = (name: (typeof PRESS_INKS)[number] | (typeof SHIRTS)[number]) => t(`press.colour.${name}`)
  return (
    <form className={layout.ends} method="post" action={PRESS_FORM_PATH} encType="multipart/form-data">
      {children}
      <input type="hidden" name={LANGUAGE_PART} value={pageLanguage(i18n.language)} />
      <input type="hidden" name={DRAWING_PART} value={drawing ?? ''} />
      <div>
        <label className={fields.field}>
          {t('plain.file')}
          <input type="file" name={FILE_PART} accept="image/jpeg,image/png,image/webp,image/svg+xml" />
        </label>
        <p>{drawing === null ? t('plain.formats') : t('plain.held')}</p>
      </div>
      <PlainChoice
        {...field('method')}
        label={t('press.method')}
        options={options(METHODS, (method) => t(`press.method.${method}`))}
      />
      <PlainChoice {...field('ink')} label={t('plain.ink')} options={options(PRESS_INKS, colour)} />
      <PlainChoice {...field('shirt')} label={t('plain.shirt')} options={options(SHIRTS, colour)} />
      <PlainChoice
        {...field('place')}
        label={t('press.place')}
        options={options(PLACES, (place) => t(`press.place.${place}`))}
      />
      <PlainField
        {...field('width')}
        label={t('press.width')}
        type="number"
        step={0.1}
        min={inCm(NARROWEST)}
        max={inCm(WIDEST.XL)}
      />
      <fieldset className={fields.counts}>
        <legend className={fields.legend}>{t('press.sizes')}</legend>
        {SIZES.map((size) => (
          <PlainField
            key={size}
            {...field(size)}
            label={size}
            type="number"
            min={BOUNDS.pieces.least}
            max={BOUNDS.pieces.most}
          />
        ))}
      </fieldset>
      <p>{t('plain.screenMinimum', { minimum: SCREEN_PRINT_MINIMUM })}</p>
      <PlainChoice
        {...field('delivery')}
        label={t('press.delivery')}
        options={options(DELIVERY_OPTIONS, (delivery) => t(`press.delivery.${delivery}`))}
      />
      {/* The first button is what Enter presses: it sends nothing to the studio. What is missing may come later. */}
      {isShown ? (
        <Button type="submit" variant="secondary" name={STEP_PART} value="look" formNoValidate>
          {t('plain.lookAgain')}
        </Button>
      ) : null}
      <h2 className={layout.ruled}>{t('press.form')}</h2>
      <PlainField
        {...field('email')}
        label={t('press.form.email')}
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL}
        required
      />
      <PlainField
        {...field('name')}
        label={t('press.form.name')}
        autoComplete="name"
        maxLength={MAX_REQUEST_NAME}
        required
      />
      <PlainField {...field('note')} label={t('press.form.note')} isLong maxLength={MAX_REQUEST_TEXT} />
      <input name={TRAP_PART} hidden tabIndex={-1} autoComplete="off" aria-label={TRAP_PART} />
      <p>
        {t('press.rights')} <Link to={paths.privacy}>{t('section.privacy')}</Link>
      </p>
      {isShown ? (
        <>
          <Button type="submit" name={STEP_PART} value="send">
            {t('press.send')}
          </Button>
          <p>{t('press.sendHint')}</p>
        </>
      ) : (
        <Button type="submit" name={STEP_PART} value="look" formNoValidate>
          {t('plain.look')}
        </Button>
      )}
    </form>
  )
}

function wrongText(name: FieldName, t: ReturnType<typeof usePlainTexts>['t']): string {
  switch (name) {
    case 'width':
      return t('plain.wrong.width', { least: inCm(BOUNDS.width.least), most: inCm(WIDEST.XL) })
    case 'S':
    case 'M':
    case 'L':
    case 'XL':
      return t('plain.wrong.count', { most: BOUNDS.pieces.most })
    case 'email':
    case 'name':
    case 'note':
      return t(`press.wrong.${name}`)
    default:
      return t('plain.wrong.choice')
  }
}
