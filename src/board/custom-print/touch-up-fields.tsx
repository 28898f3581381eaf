import { useTranslation } from 'react-i18next'
import { CROP_SIDES, OPPOSITE_SIDES, PRINT_LIMITS, type PrintSpec } from '@contract/custom-print/print-spec'
import field from '@/ui/fields/field.module.css'
import { Checkbox } from '@/ui/fields/checkbox'
import { NumberField } from '@/ui/fields/number-field'
import { SelectField } from '@/ui/fields/select-field'
import type { PrintSpecFormValues } from './print-spec-form'
import styles from './request-card.module.css'

type TouchUpFieldsProps = {
  typed: PrintSpecFormValues
  onChange: (changes: Partial<PrintSpecFormValues>) => void
}

/** The fields with which the studio mends the drawing of a proof. The film of its version is drawn by them, too. */
export function TouchUpFields({ typed, onChange }: TouchUpFieldsProps) {
  const { t } = useTranslation()
  const cleanUp = (
    <Checkbox
      label={t('board.spec.cleanUp')}
      isChecked={typed.isCleaned}
      onChange={(isCleaned) => onChange({ isCleaned })}
    />
  )
  return (
    <fieldset className={styles.form}>
      <legend>{t('board.spec.touchUps')}</legend>
      <div className={styles.spec}>
        {CROP_SIDES.map((side) => (
          <NumberField
            key={side}
            label={t(`board.spec.crop.${side}`)}
            value={typed.crop[side]}
            unit={10}
            min={PRINT_LIMITS.crop.min}
            max={PRINT_LIMITS.crop.max - typed.crop[OPPOSITE_SIDES[side]]}
            onChange={(share) => onChange({ crop: { ...typed.crop, [side]: share } })}
          />
        ))}
      </div>
      {typed.method === 'dtg' ? (
        // DTG prints the file as it is, so that specks are only taken back there.
        typed.isCleaned && cleanUp
      ) : (
        <>
          <label className={field.field}>
            {t('board.spec.curve')}
            <input
              className={field.input}
              type="number"
              {...PRINT_LIMITS.curve}
              value={typed.curve}
              onChange={({ target }) => onChange({ curve: target.value })}
            />
          </label>
          <SelectField
            label={t('board.spec.swap')}
            value={SWAPS.find(([, isSwapped]) => isSwapped === typed.isSwapped)?.[0] ?? 'auto'}
            options={SWAPS.map(([name]) => [name, t(`board.spec.swap.${name}`)])}
            onChoose={(chosen) =>
              onChange({ isSwapped: SWAPS.find(([name]) => name === chosen)?.[1] ?? null })
            }
          />
          <Checkbox
            label={t('board.spec.thicken')}
            isChecked={typed.isThickened}
            onChange={(isThickened) => onChange({ isThickened })}
          />
          {cleanUp}
        </>
      )}
    </fieldset>
  )
}

/** Undecided is a choice of its own, as only what draws the print knows whether a drawing is a photograph. */
const SWAPS = [
  ['auto', null],
  ['swapped', true],
  ['unswapped', false],
] as const satisfies [name: string, isSwapped: PrintSpec['isSwapped']][]
