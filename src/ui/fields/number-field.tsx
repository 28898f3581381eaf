import { type FocusEvent, type KeyboardEvent, useState } from 'react'
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

/**
 * A number field that reports each valid value while typing, and restores the last one when it is left. It is a field
 * of text: those of numbers drop the comma in some languages, so that 14,5 becomes 145, and telephones show no minus.
 */
export function NumberField({ label, value, min, max, unit = 1, onChange }: NumberFieldProps) {
  // What is being typed may not be the value yet, such as '3' on the way to 32.
  const [draft, setDraft] = useState<string>()
  const digits = unit === 1 ? 0 : 1

  function applyText(text: string, isFinal: boolean) {
    const number = Math.round(Number(text.replace(',', '.').replace('−', '-')) * unit)
    if (text.trim() === '' || !Number.isFinite(number)) return
    if (isFinal || (number >= min && number <= max)) onChange(clamp(number, min, max))
  }

  function step(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    // With another key they move the cursor or select.
    if (direction === 0 || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    setDraft(undefined)
    onChange(clamp(value + direction, min, max))
  }

  return (
    <label className={styles.field}>
      {label}
      <input
        role="spinbutton"
        inputMode={min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        value={draft ?? (value / unit).toFixed(digits)}
        aria-valuenow={value / unit}
        aria-valuemin={min / unit}
        aria-valuemax={max / unit}
        onKeyDown={step}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          applyText(currentTarget.value, false)
        }}
        onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => {
          if (draft !== undefined) applyText(currentTarget.value, true)
          setDraft(undefined)
        }}
      />
    </label>
  )
}
