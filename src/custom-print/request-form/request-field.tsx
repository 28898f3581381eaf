import { type ComponentProps, useId } from 'react'
import styles from '@/ui/fields/compact-field.module.css'

type RequestFieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string
  /** Where the label alone does not say what to type. */
  hint?: string
  errorMessage: string | undefined
  isLong?: boolean
  onChange: (value: string) => void
}

/** A field of the form with its hint and its error message. */
export function RequestField({
  label,
  hint,
  errorMessage,
  isLong = false,
  onChange,
  ...rest
}: RequestFieldProps) {
  const id = useId()
  const Input = (isLong ? 'textarea' : 'input') as 'input'
  return (
    <div>
      <label className={styles.field}>
        {label}
        <Input
          {...rest}
          aria-invalid={errorMessage !== undefined}
          aria-describedby={id}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      <p id={id} className={errorMessage === undefined ? undefined : styles.wrong}>
        {errorMessage ?? hint}
      </p>
    </div>
  )
}
