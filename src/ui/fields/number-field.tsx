import { type FocusEvent, useState } from 'react'
import { clamp } from '@contract/clamp'
import styles from './compact-field.module.css'

type NumberFieldProps = {
  label: string
  value: number
  min: number
  max: number
  /** How many units of the value are one unit of the field: 10 shows mm as cm. */
  unit?: number
  onChange: (value: number) => void
}

/** A number field that reports each valid value while typing, and restores the last one when it is left. */
export function NumberField({ label, value, min, max, unit = 1, onChange }: NumberFieldProps) {
  // What is being typed may not be the value yet, such as '3' on the way to 32.
  const [typed, setTyped] = useState<string>()
  const digits = unit === 1 ? 0 : 1

  function take(text: string, isFinal: boolean) {
    const number = Math.round(Number(text.replace(',', '.')) * unit)
    if (text.trim() === '' || !Number.isFinite(number)) return
    if (isFinal || (number >= min && number <= max)) onChange(clamp(number, min, max))
  }

  return (
    <label className={styles.field}>
      {label}
      <input
        type="number"
        inputMode="decimal"
        value={typed ?? (value / unit).toFixed(digits)}
        min={min / unit}
        max={max / unit}
        step={1 / unit}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          take(currentTarget.value, false)
        }}
        onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => {
          if (typed !== undefined) take(currentTarget.value, true)
          setTyped(undefined)
        }}
      />
    </label>
  )
}
