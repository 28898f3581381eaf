import { useTranslation } from 'react-i18next'
import { SHIRT_COLOURS, SHIRT_SIZES } from '@contract/custom-print/blanks'
import { type PrintSpec, PRINT_METHODS, PRINT_POSITIONS } from '@contract/custom-print/print-spec'
import { listInks } from '@contract/custom-print/press-inks'
import { moveToPosition } from '@contract/custom-print/print-position'
import { RULINGS } from '@contract/custom-print/screens'
import { capitalise } from '@contract/text/capitalise'
import field from '@/ui/fields/field.module.css'
import styles from './request-card.module.css'
import { SelectField } from '@/ui/fields/select-field'
import { parseFormValues, LENGTH_FIELDS, toFormValues, type PrintSpecFormValues } from './print-spec-form'

type PrintSpecFieldsProps = {
  typed: PrintSpecFormValues
  /** The spec of the version before, and its artwork's width divided by its height. */
  base: PrintSpec
  aspect: number
  onChange: (changes: Partial<PrintSpecFormValues>) => void
}

/** The fields of the print of a proof's version. Each may differ from what the buyer sent. */
export function PrintSpecFields({ typed, base, aspect, onChange }: PrintSpecFieldsProps) {
  const { t } = useTranslation()
  const { shirt, method } = typed

  function moveTo(place: PrintSpec['place']) {
    const spec = parseFormValues(typed, base)
    onChange(spec === undefined ? { place } : toFormValues(moveToPosition(spec, place, aspect)))
  }
  function changeShirt(next: PrintSpec['shirt']) {
    onChange({ shirt: next, ...(listInks(next).includes(typed.ink) ? {} : { ink: 'olive' as const }) })
  }

  return (
    <fieldset className={styles.spec}>
      <legend>{t('board.spec.title')}</legend>
      <SelectField
        isFirst
        label={t('board.spec.method')}
        value={method}
        options={PRINT_METHODS.map((one) => [one, t(`board.press.method.${one}`)])}
        onChoose={(next) => onChange({ method: next })}
      />
      {method === 'dtg' ? null : (
        <>
          <SelectField
            label={t('board.spec.ink')}
            value={typed.ink}
            options={listInks(shirt).map((ink) => [ink, capitalise(t(`colour.${ink}`))])}
            onChoose={(ink) => onChange({ ink })}
          />
          <SelectField
            label={t('board.spec.ruling')}
            value={`${typed.ruling}`}
            options={RULINGS.map((ruling) => [`${ruling}`, `${ruling}`])}
            onChoose={(chosen) =>
              onChange({ ruling: RULINGS.find((one) => `${one}` === chosen) ?? typed.ruling })
            }
          />
        </>
      )}
      <SelectField
        label={t('board.spec.shirt')}
        value={shirt}
        options={SHIRT_COLOURS.map((one) => [one, capitalise(t(`colour.${one}`))])}
        onChoose={changeShirt}
      />
      <SelectField
        label={t('board.spec.place')}
        value={typed.place}
        options={PRINT_POSITIONS.map((place) => [place, capitalise(t(`board.press.place.${place}`))])}
        onChoose={moveTo}
      />
      {LENGTH_FIELDS.map((name) => (
        <label key={name} className={field.field}>
          {t(`board.spec.${name}`)}
          <input
            className={field.input}
            type="number"
            step="0.1"
            value={typed[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </label>
      ))}
      {SHIRT_SIZES.map((size) => (
        <label key={size} className={field.field}>
          {t('board.spec.pieces', { size })}
          <input
            className={field.input}
            type="number"
            min="0"
            value={typed.counts[size]}
            onChange={({ target }) => onChange({ counts: { ...typed.counts, [size]: target.value } })}
          />
        </label>
      ))}
    </fieldset>
  )
}
