import { shouldInvertTones } from '@print-kernel/tones/prepare-artwork'
import { PRINT_LIMITS } from '@contract/custom-print/print-spec'
import { RULINGS } from '@contract/custom-print/screens'
import { joinClassNames } from '@/ui/class-names'
import { Checkbox } from '@/ui/fields/checkbox'
import { RadioGroup } from '@/ui/fields/radio-group'
import type { ControlsProps } from './controls'
import styles from './controls.module.css'
import { NumberField } from '@/ui/fields/number-field'
import layout from '../page-layout.module.css'
import { usePressTexts } from '../use-press-texts'

/**
 * The controls for tones and dots of a screen print. Few visitors need them, so they are collapsed at first. A digital
 * print has none, but that what was cleaned up can be taken back.
 */
export function AdvancedControls({ editing: { spec, analysis }, onChange }: ControlsProps) {
  const { t } = usePressTexts()
  const cleanUp = (
    <Checkbox
      label={t('press.cleanUp')}
      isChecked={spec.isCleaned}
      onChange={(isCleaned) => onChange({ isCleaned })}
    />
  )
  if (spec.method === 'dtg') return spec.isCleaned ? cleanUp : null
  return (
    <details>
      <summary>{t('press.more')}</summary>
      <div className={joinClassNames(layout.column, styles.controls)}>
        <NumberField
          label={t('press.tone')}
          value={spec.curve}
          {...PRINT_LIMITS.curve}
          onChange={(curve) => onChange({ curve })}
        />
        <Checkbox
          label={t('press.swap')}
          isChecked={shouldInvertTones(spec, analysis?.isPhotograph === true)}
          onChange={(isInverted) => onChange({ isSwapped: isInverted })}
        />
        <Checkbox
          label={t('press.thicken')}
          isChecked={spec.isThickened}
          onChange={(isThickened) => onChange({ isThickened })}
        />
        {cleanUp}
        <RadioGroup
          legend={t('press.ruling')}
          options={RULINGS.map((value) => ({ value, label: t('press.lpi', { ruling: value }) }))}
          value={spec.ruling}
          onChange={(ruling) => onChange({ ruling })}
        />
      </div>
    </details>
  )
}
