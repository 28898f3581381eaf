import { type ReactNode, useId } from 'react'
import { joinClassNames } from '../class-names'
import styles from './radio-group.module.css'
import fields from './compact-field.module.css'

type RadioGroupProps<Value extends string | number> = {
  legend: string
  options: readonly { value: Value; label: ReactNode; swatch?: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons in the form of keys or colour swatches. */
export function RadioGroup<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={fields.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label
            key={option.value}
            className={joinClassNames(styles.option, option.swatch !== undefined && styles.swatch)}
            style={option.swatch === undefined ? undefined : { background: option.swatch }}
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              aria-label={typeof option.label === 'string' ? option.label : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.swatch === undefined ? option.label : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
