import { type ComponentProps, type ReactNode, useId } from 'react'
import type { PlainField as FieldName } from '@contract/press/plain-form'
import styles from '../field.module.css'

type PlainFieldProps = {
  name: FieldName
  label: ReactNode
  value: string
  /** What is wrong with it. */
  wrong: string | undefined
}

type InputProps = PlainFieldProps & Omit<ComponentProps<'input'>, 'name'> & { isLong?: boolean }

/** A field of the form without scripts, with what is wrong with it. */
export function PlainField({ label, value, wrong, isLong = false, ...rest }: InputProps) {
  const id = useId()
  const Input = (isLong ? 'textarea' : 'input') as 'input'
  return (
    <div>
      <label className={styles.field}>
        {label}
        <Input {...rest} defaultValue={value} {...(wrong !== undefined && marked(id))} />
      </label>
      <Wrong id={id} text={wrong} />
    </div>
  )
}

type ChoiceProps = PlainFieldProps & { options: readonly { value: string; label: string }[] }

/** A choice of the form without scripts. */
export function PlainChoice({ name, label, value, wrong, options }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.field}>
        {label}
        <select name={name} defaultValue={value} {...(wrong !== undefined && marked(id))}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <Wrong id={id} text={wrong} />
    </div>
  )
}

const marked = (id: string) => ({ 'aria-invalid': true, 'aria-describedby': id })

function Wrong({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className={styles.wrong}>
      {text}
    </p>
  )
}
