import { isSwapped } from '@print-kernel/print-analysis'
import { BOUNDS } from '@contract/custom-print/print-spec'
import { RULINGS } from '@contract/custom-print/screens'
import { classNames } from '@/layout/class-names'
import { Choice } from '../fields/choice'
import type { ControlsProps } from './controls'
import styles from './controls.module.css'
import { NumberField } from '../fields/number-field'
import layout from '../page-layout.module.css'
import { usePressTexts } from '../use-press-texts'

/** Tone and dots of a screen print: what few change, so it opens at a press. */
export function MoreControls({ bench: { job, facts }, onChange }: ControlsProps) {
  const { t } = usePressTexts()
  return (
    <details>
      <summary>{t('press.more')}</summary>
      <div className={classNames(layout.column, styles.controls)}>
        <NumberField
          label={t('press.tone')}
          value={job.curve}
          {...BOUNDS.curve}
          onChange={(curve) => onChange({ curve })}
        />
        <Check
          label={t('press.swap')}
          isChecked={isSwapped(job, facts?.isPhotograph === true)}
          onChange={(swapped) => onChange({ isSwapped: swapped })}
        />
        <Check
          label={t('press.thicken')}
          isChecked={job.isThickened}
          onChange={(isThickened) => onChange({ isThickened })}
        />
        <Check
          label={t('press.cleanUp')}
          isChecked={job.isCleaned}
          onChange={(isCleaned) => onChange({ isCleaned })}
        />
        <Choice
          legend={t('press.ruling')}
          options={RULINGS.map((value) => ({ value, label: t('press.lpi', { ruling: value }) }))}
          value={job.ruling}
          onChange={(ruling) => onChange({ ruling })}
        />
      </div>
    </details>
  )
}

type CheckProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

function Check({ label, isChecked, onChange }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  )
}
