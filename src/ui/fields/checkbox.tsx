import styles from './checkbox.module.css'

type CheckboxProps = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

export function Checkbox({ label, isChecked, onChange }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  )
}
