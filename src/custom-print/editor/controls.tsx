import { inksFor, BOUNDS, type Job, METHODS, PLACES, SHIRTS } from '@contract/custom-print/print-spec'
import { SHIRT_COLOURS } from '@print-kernel/colour'
import { widthBounds } from '@contract/custom-print/print-position'
import { COLOURS } from '@contract/print'
import { classNames } from '@/layout/class-names'
import type { Printed } from './editor-state'
import { Choice } from '../fields/choice'
import styles from './controls.module.css'
import fields from '../fields/field.module.css'
import { MoreControls } from './advanced-controls'
import { NumberField } from '../fields/number-field'
import layout from '../page-layout.module.css'
import { usePressTexts } from '../use-press-texts'

export type ControlsProps = { bench: Printed; onChange: (job: Partial<Job>) => void }

/** All that a visitor chooses for a print, but the number of shirts. */
export function Controls({ bench, onChange }: ControlsProps) {
  const { t } = usePressTexts()
  const { job, aspect = 1 } = bench
  const width = widthBounds(job, aspect)
  const isScreen = job.method === 'screen'
  const shirts = SHIRTS.map((value) => ({
    value,
    label: t(`press.colour.${value}`),
    swatch: SHIRT_COLOURS[value],
  }))
  const inks = inksFor(job.shirt).map((value) => ({
    value,
    label: t(`press.colour.${value}`),
    swatch: COLOURS[value],
  }))
  return (
    <div className={classNames(layout.column, styles.controls)}>
      <Choice
        legend={t('press.method')}
        options={METHODS.map((value) => ({ value, label: t(`press.method.${value}`) }))}
        value={job.method}
        onChange={(method) => onChange({ method })}
      />
      {isScreen ? (
        <Choice
          legend={t('press.ink', { name: t(`press.colour.${job.ink}`) })}
          options={inks}
          value={job.ink}
          onChange={(ink) => onChange({ ink })}
        />
      ) : null}
      <Choice
        legend={t('press.shirt', { name: t(`press.colour.${job.shirt}`) })}
        options={shirts}
        value={job.shirt}
        onChange={(shirt) => onChange({ shirt })}
      />
      <Choice
        legend={t('press.place')}
        options={PLACES.map((value) => ({ value, label: t(`press.place.${value}`) }))}
        value={job.place}
        onChange={(place) => onChange({ place })}
      />
      <div className={fields.fields}>
        <NumberField
          label={t('press.width')}
          value={job.width}
          unit={10}
          {...width}
          onChange={(value) => onChange({ width: value })}
        />
        <NumberField
          label={t('press.belowNeck')}
          value={job.belowNeck}
          unit={10}
          {...BOUNDS.belowNeck}
          onChange={(belowNeck) => onChange({ belowNeck })}
        />
        <NumberField
          label={t('press.fromMiddle')}
          value={job.fromMiddle}
          unit={10}
          {...BOUNDS.fromMiddle}
          onChange={(fromMiddle) => onChange({ fromMiddle })}
        />
      </div>
      <p>{t('press.keys')}</p>
      {isScreen ? <MoreControls bench={bench} onChange={onChange} /> : null}
    </div>
  )
}
