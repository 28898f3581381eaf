import { SHIRT_COLOURS } from '@contract/custom-print/blanks'
import {
  PRINT_LIMITS,
  type PrintSpec,
  PRINT_METHODS,
  PRINT_POSITIONS,
} from '@contract/custom-print/print-spec'
import { listInks, PRESS_INKS } from '@contract/custom-print/press-inks'
import { SHIRT_HEX_COLOURS } from '@print-kernel/colour'
import { getWidthLimits } from '@contract/custom-print/print-position'
import { joinClassNames } from '@/ui/class-names'
import type { EditingState } from '../editor-state'
import { RadioGroup } from '@/ui/fields/radio-group'
import styles from './controls.module.css'
import fields from '@/ui/fields/compact-field.module.css'
import { AdvancedControls } from './advanced-controls'
import { NumberField } from '@/ui/fields/number-field'
import layout from '../page-layout.module.css'
import { usePressTexts } from '../use-press-texts'

export type ControlsProps = { editing: EditingState; onChange: (spec: Partial<PrintSpec>) => void }

/** All choices about a print except the number of shirts. */
export function Controls({ editing, onChange }: ControlsProps) {
  const { t } = usePressTexts()
  const { spec, aspect = 1 } = editing
  const width = getWidthLimits(spec, aspect)
  const isScreen = spec.method === 'screen'
  const shirts = SHIRT_COLOURS.map((value) => ({
    value,
    label: t(`colour.${value}`),
    swatch: SHIRT_HEX_COLOURS[value],
  }))
  const inks = listInks(spec.shirt).map((value) => ({
    value,
    label: t(`colour.${value}`),
    swatch: PRESS_INKS[value].colour,
  }))
  return (
    <div className={joinClassNames(layout.column, styles.controls)}>
      <RadioGroup
        legend={t('press.method')}
        options={PRINT_METHODS.map((value) => ({ value, label: t(`press.method.${value}`) }))}
        value={spec.method}
        onChange={(method) => onChange({ method })}
      />
      {isScreen ? (
        <RadioGroup
          legend={t('press.ink', { name: t(`colour.${spec.ink}`) })}
          options={inks}
          value={spec.ink}
          onChange={(ink) => onChange({ ink })}
        />
      ) : null}
      <RadioGroup
        legend={t('press.shirt', { name: t(`colour.${spec.shirt}`) })}
        options={shirts}
        value={spec.shirt}
        onChange={(shirt) => onChange({ shirt })}
      />
      <RadioGroup
        legend={t('press.place')}
        options={PRINT_POSITIONS.map((value) => ({ value, label: t(`press.place.${value}`) }))}
        value={spec.place}
        onChange={(place) => onChange({ place })}
      />
      <div className={fields.fields}>
        <NumberField
          label={t('press.width')}
          value={spec.width}
          unit={10}
          {...width}
          onChange={(value) => onChange({ width: value })}
        />
        <NumberField
          label={t('press.belowNeck')}
          value={spec.belowNeck}
          unit={10}
          {...PRINT_LIMITS.belowNeck}
          onChange={(belowNeck) => onChange({ belowNeck })}
        />
        <NumberField
          label={t('press.fromMiddle')}
          value={spec.fromMiddle}
          unit={10}
          {...PRINT_LIMITS.fromMiddle}
          onChange={(fromMiddle) => onChange({ fromMiddle })}
        />
      </div>
      <p>{t('press.keys')}</p>
      <AdvancedControls editing={editing} onChange={onChange} />
    </div>
  )
}
