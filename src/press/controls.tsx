import { inksFor } from '@contract/press/answers'
import { SHIRT_COLOURS } from '@contract/press/colour'
import { BOUNDS, type Job, METHODS, PLACES, SHIRTS } from '@contract/press/job'
import { widthBounds } from '@contract/press/place'
import { RULINGS } from '@contract/press/screens'
import { isSwapped } from '@contract/press/facts'
import { COLOURS } from '@contract/print'
import type { Printed } from './bench-state'
import { Choice } from './choice'
import { NumberField } from './number-field'
import styles from './press-page.module.css'
import { usePressTexts } from './use-press-texts'

type ControlsProps = { bench: Printed; onChange: (job: Partial<Job>) => void }

/** All that a visitor chooses for a print, but the number of shirts. */
export function Controls({ bench, onChange }: ControlsProps) {
  const { t } = usePressTexts()
  const { job, aspect = 1, facts } = bench
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
    <div className={styles.controls}>
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
      <div className={styles.fields}>
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
      {isScreen ? (
        <details>
          <summary>{t('press.more')}</summary>
          <div className={styles.controls}>
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
      ) : null}
    </div>
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
