import field from './field.module.css'

type SelectFieldProps<Value extends string> = {
  /** Takes the focus when the form opens. */
  isFirst?: boolean
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  onChoose: (value: Value) => void
}

export function SelectField<Value extends string>({ isFirst = false, ...props }: SelectFieldProps<Value>) {
  const { label, value, options, onChoose } = props
  return (
    <label className={field.field}>
      {label}
      <select
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the form was for its first field
        autoFocus={isFirst}
        className={field.input}
        value={value}
        onChange={({ target }) => {
          const chosenOption = options.find(([one]) => one === target.value)
          if (chosenOption !== undefined) onChoose(chosenOption[0])
        }}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
